/* A bucket search (Dial) over the legs of a network: the compiled body of pathfinding.reach.

A place is a mode and a hex, numbered mode * size + hex. A Graph holds the steps of every place as
flat arrays, made once, and room to work in, which every search leaves as it found it. Sets of hexes
come and go as little-endian bytes. The interpreter lock is held throughout: a Graph serves one
search at a time. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define MOST_COST (1 << 20)   /* of a step, and of a toll */
#define MOST_POINTS (1 << 28) /* so that no sum of costs leaves 32 bits */
#define MOST_PLACES (1 << 26)
#define MOST_ZONES 3
#define UNSEEN (-1)
#define NONE (-1)

typedef struct {
    int32_t to; /* the place it leads to, and its hex */
    int32_t hex;
    int32_t cost;
    int32_t way; /* the direction, 0 to 5 */
} Step;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size, modes, places, octets, many;
    int32_t longest; /* the highest cost of a step */
    int32_t shift[6]; /* from a hex to its neighbour, by direction */
    int32_t *first;  /* the steps of place p are first[p] to first[p + 1] */
    Step *steps;
    int32_t *spent; /* by place; all UNSEEN between searches */
    int32_t *order; /* the places in reach */
    int32_t *entry; /* a place waiting, and the next one that waits at the same cost */
    int32_t *after;
    int32_t *bucket; /* the first entry at each cost, in a ring; all NONE between searches */
    Py_ssize_t room; /* of the ring */
} Graph;

typedef struct {
    const uint8_t *free, *stop, *shut[6]; /* NULL is the empty set, save for free */
    const uint8_t *zone[MOST_ZONES];
    int32_t zones, highest;                               /* how many, and the highest toll */
    int32_t toll[(MOST_ZONES + 1) * (MOST_ZONES + 1)]; /* by zone left and zone entered; zone 0 is the rest */
} Terms;

typedef struct {
    const uint8_t *set; /* or, where it is NULL, one hex */
    int32_t hex;
} Start;

static inline int
has(const uint8_t *set, int32_t hex)
{
    return set != NULL && (set[hex >> 3] >> (hex & 7) & 1);
}

/* The last zone that holds a hex, or 0. */
static inline int32_t
zone_of(const Terms *terms, int32_t hex)
{
    int32_t zone = terms->zones;
    while (zone && !has(terms->zone[zone - 1], hex))
        zone--;
    return zone;
}

/* ---- making a graph */

typedef struct {
    Py_ssize_t mode, then, shift;
    int cost, way;
    const char *gate;
} Leg;

static int
read_leg(Graph *g, PyObject *item, Leg *leg)
{
    Py_ssize_t length;
    if (!PyTuple_Check(item)) {
        PyErr_SetString(PyExc_TypeError, "a leg is (mode, then, cost, way, shift, gate)");
        return -1;
    }
    if (!PyArg_ParseTuple(item, "nniiny#", &leg->mode, &leg->then, &leg->cost, &leg->way, &leg->shift, &leg->gate, &length))
        return -1;
    if (leg->mode < 0 || leg->mode >= g->modes || leg->then < 0 || leg->then >= g->modes || leg->way < 0 || leg->way > 5) {
        PyErr_SetString(PyExc_ValueError, "a leg with no such mode or direction");
        return -1;
    }
    if (leg->cost < 1 || leg->cost > MOST_COST) {
        PyErr_SetString(PyExc_ValueError, "a leg's cost is out of range");
        return -1;
    }
    if (leg->shift < -MOST_PLACES || leg->shift > MOST_PLACES || length != g->octets) {
        PyErr_SetString(PyExc_ValueError, "a leg that does not fit the grid");
        return -1;
    }
    return 0;
}

/* Count the steps of a leg, or write them where `first` says and move it on. */
static int
lay_leg(Graph *g, const Leg *leg, int writing)
{
    for (Py_ssize_t i = 0; i < g->octets; i++) {
        for (unsigned byte = (uint8_t)leg->gate[i], bit = 0; byte; byte >>= 1, bit++) {
            if (!(byte & 1))
                continue;
            Py_ssize_t hex = i * 8 + bit, to = hex + leg->shift;
            if (hex >= g->size || to < 0 || to >= g->size) {
                PyErr_SetString(PyExc_ValueError, "a step that leaves the grid");
                return -1;
            }
            int32_t *at = &g->first[leg->mode * g->size + hex];
            if (writing)
                g->steps[(*at)++] = (Step){(int32_t)(leg->then * g->size + to), (int32_t)to, leg->cost, leg->way};
            else {
                ++*at;
                g->many++;
            }
        }
    }
    return 0;
}

static int
lay_legs(Graph *g, PyObject *legs, int writing)
{
    Leg leg;
    for (Py_ssize_t i = 0; i < PyTuple_Size(legs); i++) {
        if (read_leg(g, PyTuple_GetItem(legs, i), &leg) < 0 || lay_leg(g, &leg, writing) < 0)
            return -1;
        if (leg.cost > g->longest)
            g->longest = leg.cost;
        g->shift[leg.way] = (int32_t)leg.shift;
        if (g->many > INT32_MAX / 4) {
            PyErr_SetString(PyExc_OverflowError, "too many steps");
            return -1;
        }
    }
    return 0;
}

/* Turn counts into where the steps of each place begin. */
static void
sum_up(Graph *g)
{
    int32_t begin = 0;
    for (Py_ssize_t p = 0; p <= g->places; p++) {
        int32_t count = g->first[p];
        g->first[p] = begin;
        begin += count;
    }
}

static void *
room_for(Py_ssize_t many, size_t each)
{
    void *made = PyMem_Calloc(many ? (size_t)many : 1, each);
    if (made == NULL)
        PyErr_NoMemory();
    return made;
}

static int
fill_graph(Graph *g, PyObject *legs)
{
    if (!(g->first = room_for(g->places + 1, sizeof *g->first)) || lay_legs(g, legs, 0) < 0)
        return -1;
    sum_up(g);
    if (!(g->steps = room_for(g->many, sizeof *g->steps)) || lay_legs(g, legs, 1) < 0)
        return -1;
    memmove(g->first + 1, g->first, g->places * sizeof *g->first); /* writing moved each begin to its end */
    g->first[0] = 0;
    if (!(g->spent = room_for(g->places, sizeof *g->spent)) || !(g->order = room_for(g->places, sizeof *g->order)))
        return -1;
    for (Py_ssize_t p = 0; p < g->places; p++)
        g->spent[p] = UNSEEN;
    /* A place begins at most once, and is left at most twice: as reached, and as a start. */
    Py_ssize_t entries = 2 * g->many + g->places;
    if (!(g->entry = room_for(entries, sizeof *g->entry)) || !(g->after = room_for(entries, sizeof *g->after)))
        return -1;
    return 0;
}

static PyObject *
graph_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    Py_ssize_t size, modes;
    PyObject *legs;
    if (kwargs != NULL && PyDict_Size(kwargs)) {
        PyErr_SetString(PyExc_TypeError, "Graph takes no keywords");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "nnO!", &size, &modes, &PyTuple_Type, &legs))
        return NULL;
    if (size < 1 || modes < 1 || size > MOST_PLACES || modes > MOST_PLACES / size) {
        PyErr_SetString(PyExc_ValueError, "a graph with no places, or too many");
        return NULL;
    }
    Graph *g = (Graph *)type->tp_alloc(type, 0); /* zeroed, so that it may be freed half made */
    if (g == NULL)
        return NULL;
    g->size = size;
    g->modes = modes;
    g->places = size * modes;
    g->octets = (size + 7) / 8;
    if (fill_graph(g, legs) < 0) {
        Py_DECREF(g);
        return NULL;
    }
    return (PyObject *)g;
}

static void
graph_dealloc(Graph *g)
{
    PyTypeObject *type = Py_TYPE(g);
    PyMem_Free(g->first);
    PyMem_Free(g->steps);
    PyMem_Free(g->spent);
    PyMem_Free(g->order);
    PyMem_Free(g->entry);
    PyMem_Free(g->after);
    PyMem_Free(g->bucket);
    type->tp_free(g);
    Py_DECREF(type);
}

/* ---- reading what a search is asked */

/* A set as bytes of exactly `length`, or none where it is empty and may be. */
static int
read_set(PyObject *given, Py_ssize_t length, int required, const uint8_t **set)
{
    char *bytes;
    Py_ssize_t found;
    if (PyBytes_AsStringAndSize(given, &bytes, &found) < 0)
        return -1;
    if (found != length && (found || required)) {
        PyErr_SetString(PyExc_ValueError, "a set of hexes that does not fit the grid");
        return -1;
    }
    *set = found ? (const uint8_t *)bytes : NULL;
    return 0;
}

static int
read_number(PyObject *given, long most, int32_t *number)
{
    if (!PyLong_Check(given)) { /* nothing that could answer otherwise when asked again */
        PyErr_SetString(PyExc_TypeError, "not a number");
        return -1;
    }
    long found = PyLong_AsLong(given);
    if (found == -1 && PyErr_Occurred())
        return -1;
    if (found < 0 || found > most) {
        PyErr_Format(PyExc_ValueError, "%ld is not between 0 and %ld", found, most);
        return -1;
    }
    *number = (int32_t)found;
    return 0;
}

/* Up to three sets of hexes, one after another, and the tolls between them and the rest. */
static int
read_zones(Graph *g, PyObject *zones, PyObject *tolls, Terms *terms)
{
    char *sets, *numbers;
    Py_ssize_t length, found;
    if (PyBytes_AsStringAndSize(zones, &sets, &length) < 0 || PyBytes_AsStringAndSize(tolls, &numbers, &found) < 0)
        return -1;
    Py_ssize_t many = length / g->octets, sides = many + 1;
    if (many > MOST_ZONES || many * g->octets != length || found != sides * sides * (Py_ssize_t)sizeof(int32_t)) {
        PyErr_SetString(PyExc_ValueError, "zones that do not fit the grid, or tolls that do not fit the zones");
        return -1;
    }
    terms->zones = (int32_t)many;
    terms->highest = 0;
    for (Py_ssize_t i = 0; i < many; i++)
        terms->zone[i] = (const uint8_t *)sets + i * g->octets;
    memcpy(terms->toll, numbers, (size_t)found);
    for (Py_ssize_t i = 0; i < sides * sides; i++) {
        int32_t toll = terms->toll[i];
        if (toll < 0 || toll > MOST_COST) {
            PyErr_Format(PyExc_ValueError, "%d is not between 0 and %d", toll, MOST_COST);
            return -1;
        }
        if (toll > terms->highest)
            terms->highest = toll;
    }
    return 0;
}

static int
read_terms(Graph *g, PyObject *given, Terms *terms)
{
    const uint8_t *shut;
    if (!PyTuple_Check(given) || PyTuple_Size(given) != 5) {
        PyErr_SetString(PyExc_TypeError, "terms are (free, stop, zones, toll, shut)");
        return -1;
    }
    if (read_set(PyTuple_GetItem(given, 0), g->octets, 1, &terms->free) < 0 ||
        read_set(PyTuple_GetItem(given, 1), g->octets, 0, &terms->stop) < 0 ||
        read_zones(g, PyTuple_GetItem(given, 2), PyTuple_GetItem(given, 3), terms) < 0 ||
        read_set(PyTuple_GetItem(given, 4), g->octets * 6, 0, &shut) < 0)
        return -1;
    for (int way = 0; way < 6; way++)
        terms->shut[way] = shut == NULL ? NULL : shut + way * g->octets;
    return 0;
}

static int
read_start(Graph *g, PyObject *given, Start *start)
{
    *start = (Start){NULL, 0};
    if (PyLong_Check(given))
        return read_number(given, g->size - 1, &start->hex);
    return read_set(given, g->octets, 1, &start->set);
}

/* ---- the search */

static int
widen_ring(Graph *g, Py_ssize_t room)
{
    if (room <= g->room)
        return 0;
    int32_t *wider = PyMem_Realloc(g->bucket, room * sizeof *wider);
    if (wider == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = g->room; i < room; i++)
        wider[i] = NONE;
    g->bucket = wider;
    g->room = room;
    return 0;
}

static inline void
wait_at(Graph *g, int32_t entry, int32_t place, Py_ssize_t slot)
{
    g->entry[entry] = place;
    g->after[entry] = g->bucket[slot];
    g->bucket[slot] = entry;
}

/* Let a hex begin at a cost, unless it begins already. */
static inline int32_t
begin_in(Graph *g, Py_ssize_t hex, int32_t mode, int32_t cost, int32_t entries)
{
    int32_t place = (int32_t)(mode * g->size + hex);
    if (g->spent[place] == UNSEEN) {
        g->spent[place] = cost;
        wait_at(g, entries++, place, cost);
    }
    return entries;
}

/* Let all hexes of a start begin; how many do by now, or -1. */
static int32_t
begin(Graph *g, const Start *start, int32_t mode, int32_t cost, int32_t entries)
{
    if (start->set == NULL)
        return begin_in(g, start->hex, mode, cost, entries);
    for (Py_ssize_t i = 0; i < g->octets; i++) {
        for (unsigned byte = start->set[i], bit = 0; byte; byte >>= 1, bit++) {
            if (!(byte & 1))
                continue;
            if (i * 8 + bit >= g->size)
                return -1;
            entries = begin_in(g, i * 8 + bit, mode, cost, entries);
        }
    }
    return entries;
}

/* Empty the ring, when the starts turn out wrong. */
static void
call_off(Graph *g)
{
    for (Py_ssize_t p = 0; p < g->places; p++)
        g->spent[p] = UNSEEN;
    for (Py_ssize_t i = 0; i < g->room; i++)
        g->bucket[i] = NONE;
}

/* Settle the places in order of cost; how many there are. The first `starts` entries are where
movers begin: they may leave a hex that stops others, and `always` grants them one step. */
static Py_ssize_t
search(Graph *g, const Terms *terms, int32_t points, int always, int32_t starts, int32_t ring)
{
    Py_ssize_t reached = 0;
    int32_t size = (int32_t)g->size, entries = starts, waiting = starts, now = 0, slot = 0;
    for (; waiting; now++, slot = slot + 1 == ring ? 0 : slot + 1) {
        for (int32_t e; (e = g->bucket[slot]) != NONE;) {
            g->bucket[slot] = g->after[e];
            waiting--;
            int32_t place = g->entry[e], hex = place % size;
            int fresh = g->spent[place] == now, starting = e < starts, held = has(terms->stop, hex);
            if (fresh)
                g->order[reached++] = place;
            if (starting ? !fresh && !held && !always : !fresh || held)
                continue; /* a start that others reached sooner adds nothing, unless they had to stop or it is granted a step */
            const int32_t *toll = terms->toll + zone_of(terms, hex) * (terms->zones + 1);
            for (int32_t s = g->first[place]; s < g->first[place + 1]; s++) {
                const Step *step = &g->steps[s];
                if (!has(terms->free, step->hex) || has(terms->shut[step->way], hex))
                    continue;
                int32_t more = step->cost + toll[zone_of(terms, step->hex)];
                if (more > points - now) {
                    if (!always || !starting)
                        continue;
                    more = points > now ? points - now : 1;
                }
                int32_t had = g->spent[step->to];
                if (had != UNSEEN && had <= now + more)
                    continue;
                g->spent[step->to] = now + more;
                wait_at(g, entries++, step->to, slot + more < ring ? slot + more : slot + more - ring);
                waiting++;
            }
        }
    }
    return reached;
}

/* The hexes in reach as a set, from the byte where it begins; the places in reach and then their
costs, 32 bits each. */
static PyObject *
report(Graph *g, Py_ssize_t reached)
{
    Py_ssize_t low = g->octets - 1, high = 0;
    for (Py_ssize_t i = 0; i < reached; i++) {
        Py_ssize_t octet = (g->order[i] % g->size) >> 3;
        low = octet < low ? octet : low;
        high = octet > high ? octet : high;
    }
    Py_ssize_t length = high < low ? 0 : high - low + 1;
    PyObject *hexes = PyBytes_FromStringAndSize(NULL, length);
    PyObject *costs = PyBytes_FromStringAndSize(NULL, reached * 2 * sizeof(int32_t));
    if (hexes != NULL && costs != NULL) {
        char *set = PyBytes_AsString(hexes), *buffer = PyBytes_AsString(costs);
        memset(set, 0, length);
        memcpy(buffer, g->order, reached * sizeof(int32_t));
        buffer += reached * sizeof(int32_t);
        for (Py_ssize_t i = 0; i < reached; i++) {
            Py_ssize_t hex = g->order[i] % g->size;
            set[(hex >> 3) - low] |= (char)(1 << (hex & 7));
            memcpy(buffer + i * sizeof(int32_t), &g->spent[g->order[i]], sizeof(int32_t));
        }
    }
    for (Py_ssize_t i = 0; i < reached; i++)
        g->spent[g->order[i]] = UNSEEN;
    if (hexes == NULL || costs == NULL) {
        Py_XDECREF(hexes);
        Py_XDECREF(costs);
        return NULL;
    }
    return Py_BuildValue("nNN", low * 8, hexes, costs);
}

PyDoc_STRVAR(search_doc, "search(terms, always, mode, points, start, [points, start]...) -> (low, hexes, costs)\n\n\
Movers with so many points begin in each start, a set or one hex; points must fall. Costs count from\n\
the most points. The set of hexes begins at bit `low`.");

static PyObject *
graph_search(Graph *g, PyObject *const *args, Py_ssize_t many)
{
    Terms terms;
    int32_t mode, points, fewer, least;
    Start start = {NULL, 0};
    if (many < 5 || many % 2 == 0) {
        PyErr_SetString(PyExc_TypeError, "search takes terms, always, mode, and pairs of points and start");
        return NULL;
    }
    int always = PyObject_IsTrue(args[1]);
    if (always < 0 || read_terms(g, args[0], &terms) < 0 || read_number(args[2], g->modes - 1, &mode) < 0 ||
        read_number(args[3], MOST_POINTS, &points) < 0)
        return NULL;
    least = points;
    for (Py_ssize_t i = 3; i < many; i += 2) {
        if (read_number(args[i], least, &fewer) < 0 || read_start(g, args[i + 1], &start) < 0)
            return NULL;
        least = fewer;
    }
    int32_t longest = g->longest + terms.highest, span = points < longest ? points : longest;
    if (points - least > span)
        span = points - least;
    int32_t ring = (span > 0 ? span : 1) + 1; /* nothing is pushed further ahead than that */
    if (widen_ring(g, ring) < 0)
        return NULL;
    int32_t starts = 0;
    for (Py_ssize_t i = 3; i < many; i += 2) {
        read_number(args[i], points, &fewer);
        read_start(g, args[i + 1], &start);
        starts = begin(g, &start, mode, points - fewer, starts);
        if (starts < 0) {
            call_off(g);
            PyErr_SetString(PyExc_ValueError, "a start outside the grid");
            return NULL;
        }
    }
    return report(g, search(g, &terms, points, always, starts, ring));
}

/* ---- the way back from a hex in reach */

typedef struct {
    const char *places, *costs; /* as `report` gives them */
    Py_ssize_t many;
    int32_t points;
    int always;
} Reach;

static inline int32_t
number_at(const char *numbers, Py_ssize_t i)
{
    int32_t found;
    memcpy(&found, numbers + i * sizeof found, sizeof found);
    return found;
}

static int
read_reach(PyObject *costs, PyObject *points, PyObject *always, Reach *reach)
{
    char *bytes;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(costs, &bytes, &length) < 0 || read_number(points, MOST_POINTS, &reach->points) < 0)
        return -1;
    if (length % (2 * (Py_ssize_t)sizeof(int32_t))) {
        PyErr_SetString(PyExc_ValueError, "costs that no search has given");
        return -1;
    }
    reach->always = PyObject_IsTrue(always);
    reach->many = length / (2 * (Py_ssize_t)sizeof(int32_t));
    reach->places = bytes;
    reach->costs = bytes + length / 2;
    return reach->always < 0 ? -1 : 0;
}

static void
forget_costs(Graph *g, const Reach *reach, Py_ssize_t many)
{
    for (Py_ssize_t i = 0; i < many; i++)
        g->spent[number_at(reach->places, i)] = UNSEEN;
}

/* Write the costs into `spent`, which is empty. */
static int
recall_costs(Graph *g, const Reach *reach)
{
    for (Py_ssize_t i = 0; i < reach->many; i++) {
        int32_t place = number_at(reach->places, i), cost = number_at(reach->costs, i);
        if (place < 0 || place >= g->places || cost < 0 || cost > MOST_POINTS) {
            forget_costs(g, reach, i);
            PyErr_SetString(PyExc_ValueError, "costs that no search has given");
            return -1;
        }
        g->spent[place] = cost;
    }
    return 0;
}

/* Does this step lead on from its source to a place that cost so much? Every step costs, so the source
cost less; the one hex that is granted whatever it costs took all points. */
static int
leads_on(const Graph *g, const Terms *terms, const Reach *reach, int32_t source, const Step *step)
{
    int32_t hex = source % (int32_t)g->size, had = g->spent[source], spent = g->spent[step->to];
    int32_t cost = step->cost + terms->toll[zone_of(terms, hex) * (terms->zones + 1) + zone_of(terms, step->hex)];
    if (has(terms->shut[step->way], hex))
        return 0;
    if (had + cost == spent)
        return !had || !has(terms->stop, hex);
    return reach->always && !had && cost > reach->points && spent == (reach->points > 1 ? reach->points : 1);
}

/* The place before this one: of several the first by direction, then by mode. */
static int32_t
place_before(const Graph *g, const Terms *terms, const Reach *reach, int32_t place)
{
    for (int way = 0; way < 6; way++) {
        Py_ssize_t hex = place % g->size - g->shift[way];
        if (hex < 0 || hex >= g->size)
            continue;
        for (Py_ssize_t source = hex; source < g->places; source += g->size) {
            if (g->spent[source] == UNSEEN)
                continue;
            for (int32_t s = g->first[source]; s < g->first[source + 1]; s++) {
                const Step *step = &g->steps[s];
                if (step->to == place && step->way == way && leads_on(g, terms, reach, (int32_t)source, step))
                    return (int32_t)source;
            }
        }
    }
    return NONE;
}

/* Follow the way back from a place into `order`; how long it is, or -1. */
static Py_ssize_t
follow_back(Graph *g, const Terms *terms, const Reach *reach, int32_t place)
{
    Py_ssize_t length = 0;
    for (g->order[length++] = place; g->spent[place]; g->order[length++] = place) {
        int32_t before = place_before(g, terms, reach, place);
        if (before == NONE || g->spent[before] >= g->spent[place]) {
            PyErr_SetString(PyExc_ValueError, "a place in reach that nothing leads to");
            return -1;
        }
        place = before;
    }
    return length;
}

/* The places on a way as a tuple of hexes, the last first. */
static PyObject *
hexes_on(const Graph *g, Py_ssize_t length)
{
    PyObject *path = PyTuple_New(length);
    for (Py_ssize_t i = 0; path != NULL && i < length; i++) {
        PyObject *hex = PyLong_FromLong(g->order[length - 1 - i] % g->size);
        if (hex == NULL)
            Py_CLEAR(path);
        else
            PyTuple_SET_ITEM(path, i, hex);
    }
    return path;
}

PyDoc_STRVAR(way_doc, "way(terms, always, points, costs, hex) -> (cost, path)\n\n\
The cheapest way to a hex, from the costs that a search has given; of equal ways always the same one.");

static PyObject *
graph_way(Graph *g, PyObject *const *args, Py_ssize_t many)
{
    Terms terms;
    Reach reach;
    int32_t hex;
    if (many != 5) {
        PyErr_SetString(PyExc_TypeError, "way takes terms, always, points, costs and a hex");
        return NULL;
    }
    if (read_terms(g, args[0], &terms) < 0 || read_reach(args[3], args[2], args[1], &reach) < 0 ||
        read_number(args[4], MOST_PLACES, &hex) < 0 || recall_costs(g, &reach) < 0)
        return NULL;
    int32_t best = NONE;
    for (Py_ssize_t place = hex; hex < g->size && place < g->places; place += g->size)
        if (g->spent[place] != UNSEEN && (best == NONE || g->spent[place] < g->spent[best]))
            best = (int32_t)place;
    PyObject *found = NULL;
    if (best == NONE)
        PyErr_Format(PyExc_KeyError, "hex %d is not in reach", (int)hex);
    else {
        Py_ssize_t length = follow_back(g, &terms, &reach, best);
        PyObject *path = length < 0 ? NULL : hexes_on(g, length);
        found = path == NULL ? NULL : Py_BuildValue("iN", (int)g->spent[best], path);
    }
    forget_costs(g, &reach, reach.many);
    return found;
}

static PyMethodDef graph_methods[] = {
    {"search", (PyCFunction)(void (*)(void))graph_search, METH_FASTCALL, search_doc},
    {"way", (PyCFunction)(void (*)(void))graph_way, METH_FASTCALL, way_doc},
    {NULL, NULL, 0, NULL},
};

PyDoc_STRVAR(members_doc, "members(set) -> list: the members of a set of bits given as a whole number, in order");

/* The octets of a whole number, least first, in `room` or in memory of its own; NULL with an error set. */
static unsigned char *
octets_of(PyObject *number, unsigned char *room, size_t size, size_t *octets)
{
#if PY_VERSION_HEX >= 0x030D0000
    int how = Py_ASNATIVEBYTES_LITTLE_ENDIAN | Py_ASNATIVEBYTES_UNSIGNED_BUFFER | Py_ASNATIVEBYTES_REJECT_NEGATIVE;
    Py_ssize_t need = PyLong_AsNativeBytes(number, room, (Py_ssize_t)size, how);
    if (need < 0)
        return NULL;
    *octets = (size_t)need;
#else
    *octets = _PyLong_NumBits(number) / 8 + 1;
#endif
    unsigned char *set = *octets <= size ? room : PyMem_Malloc(*octets);
    if (set == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
#if PY_VERSION_HEX >= 0x030D0000
    if (set != room && PyLong_AsNativeBytes(number, set, need, how) < 0)
#else
    if (_PyLong_AsByteArray((PyLongObject *)number, set, *octets, 1, 0) < 0)
#endif
    {
        if (set != room)
            PyMem_Free(set);
        return NULL;
    }
    return set;
}

static PyObject *
members(PyObject *module, PyObject *arg)
{
    (void)module;
    if (!PyLong_Check(arg)) {
        PyErr_SetString(PyExc_TypeError, "a set is a whole number");
        return NULL;
    }
    unsigned char room[64];
    size_t octets;
    unsigned char *set = octets_of(arg, room, sizeof room, &octets);
    if (set == NULL)
        return NULL;
    Py_ssize_t many = 0;
    for (size_t i = 0; i < octets; i++)
        for (unsigned octet = set[i]; octet; octet &= octet - 1)
            many++;
    PyObject *found = PyList_New(many);
    Py_ssize_t at = 0;
    for (size_t i = 0; found != NULL && at < many; i++)
        for (unsigned octet = set[i], bit = 0; octet; octet >>= 1, bit++)
            if (octet & 1) {
                PyObject *number = PyLong_FromSize_t(i * 8 + bit);
                if (number == NULL) {
                    Py_CLEAR(found);
                    at = many;
                    break;
                }
                PyList_SET_ITEM(found, at++, number);
            }
    if (set != room)
        PyMem_Free(set);
    return found;
}

/* ---- the hexes of a set joined to others */

PyDoc_STRVAR(flood_doc, "flood(source, through, entries, stride) -> bytes: what of `through` is joined to `source`; six sets, hexes that a step enters");

#define WORD 64

static inline uint64_t
word_of(const char *set, Py_ssize_t i)
{
    uint64_t word;
    memcpy(&word, set + 8 * i, sizeof word);
#if PY_BIG_ENDIAN
    word = __builtin_bswap64(word);
#endif
    return word;
}

typedef struct {
    const char *through, *entries;
    Py_ssize_t words, pad;
    Py_ssize_t behind[6]; /* where the hexes begin from which a step leads into a word: whole words, and bits */
    unsigned slid[6];
    uint64_t *seen; /* with room before and behind it, all empty */
} Flood;

/* Once over all words, each of them filled up by itself; did any of them grow? Going up and down by turns carries a flood far. */
static int
swept(Flood *f, Py_ssize_t first, Py_ssize_t step)
{
    int grown = 0;
    for (Py_ssize_t n = 0, i = first; n < f->words; n++, i += step) {
        uint64_t here = f->seen[i + f->pad], left = word_of(f->through, i) & ~here, new = 0;
        if (!left)
            continue;
        for (int way = 0; way < 6; way++) {
            const uint64_t *from = f->seen + i + f->behind[way];
            unsigned by = f->slid[way];
            uint64_t before = by ? from[0] >> by | from[1] << (WORD - by) : from[0];
            new |= before & word_of(f->entries, way * f->words + i);
        }
        uint64_t up = word_of(f->entries, i), down = word_of(f->entries, 3 * f->words + i);
        for (new &= left; new; new = left & ((here >> 1 & up) | (here << 1 & down))) {
            grown = 1;
            here |= new;
            left &= ~new;
        }
        f->seen[i + f->pad] = here;
    }
    return grown;
}

static PyObject *
flood(PyObject *module, PyObject *args)
{
    (void)module;
    const char *source;
    Py_ssize_t sources, octets, gates;
    int stride;
    Flood f;
    if (!PyArg_ParseTuple(args, "y#y#y#i", &source, &sources, &f.through, &octets, &f.entries, &gates, &stride))
        return NULL;
    if (octets > MOST_PLACES / 8 || octets % 8 || sources != octets || gates != 6 * octets || stride < 1 || stride > MOST_PLACES) {
        PyErr_SetString(PyExc_ValueError, "sets of another board");
        return NULL;
    }
    f.words = octets / 8;
    f.pad = stride / WORD + 2;
    const int shifts[6] = {-1, stride - 1, stride, 1, 1 - stride, -stride};
    for (int way = 0; way < 6; way++) {
        Py_ssize_t bit = f.pad * WORD - shifts[way];
        f.behind[way] = bit / WORD;
        f.slid[way] = (unsigned)(bit % WORD);
    }
    PyObject *found = PyBytes_FromStringAndSize(NULL, octets); /* never one of those that Python shares */
    f.seen = PyMem_Calloc((size_t)(f.words + 2 * f.pad), sizeof(uint64_t));
    if (found == NULL || f.seen == NULL) {
        Py_XDECREF(found);
        PyMem_Free(f.seen);
        return PyErr_NoMemory();
    }
    for (Py_ssize_t i = 0; i < f.words; i++)
        f.seen[i + f.pad] = word_of(source, i) & word_of(f.through, i);
    while (swept(&f, 0, 1) && swept(&f, f.words - 1, -1))
        ;
    uint8_t *out = (uint8_t *)PyBytes_AS_STRING(found);
    for (Py_ssize_t i = 0; i < octets; i++)
        out[i] = (uint8_t)(f.seen[i / 8 + f.pad] >> (8 * (i % 8)));
    PyMem_Free(f.seen);
    return found;
}

PyDoc_STRVAR(places_doc, "places(where, first, end, octets) -> bytes: the hexes in a part of a tuple; what is negative is on none");

static PyObject *
places(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *where;
    Py_ssize_t first, end, octets;
    if (!PyArg_ParseTuple(args, "O!nnn", &PyTuple_Type, &where, &first, &end, &octets))
        return NULL;
    if (first < 0 || end > PyTuple_GET_SIZE(where) || octets < 0 || octets > MOST_PLACES / 8) {
        PyErr_SetString(PyExc_ValueError, "no such part of the tuple, or no such board");
        return NULL;
    }
    PyObject *found = PyBytes_FromStringAndSize(NULL, octets);
    if (found == NULL)
        return NULL;
    char *set = PyBytes_AS_STRING(found);
    memset(set, 0, (size_t)octets);
    for (Py_ssize_t i = first; i < end; i++) {
        long hex = PyLong_AsLong(PyTuple_GET_ITEM(where, i));
        if (hex >= 8 * octets || (hex == -1 && PyErr_Occurred())) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "a hex beyond the board");
            Py_DECREF(found);
            return NULL;
        }
        if (hex >= 0)
            set[hex >> 3] |= (char)(1 << (hex & 7));
    }
    return found;
}

static PyMethodDef module_methods[] = {
    {"members", members, METH_O, members_doc},
    {"flood", flood, METH_VARARGS, flood_doc},
    {"places", places, METH_VARARGS, places_doc},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot graph_slots[] = {
    {Py_tp_doc, "Graph(size, modes, legs), a leg being (mode, then, cost, way, shift, gate)"},
    {Py_tp_new, graph_new},
    {Py_tp_dealloc, graph_dealloc},
    {Py_tp_methods, graph_methods},
    {0, NULL},
};

static PyType_Spec graph_spec = {
    .name = "grognard.kernel._reach.Graph",
    .basicsize = sizeof(Graph),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = graph_slots,
};

static int
fill_module(PyObject *module)
{
    PyObject *type = PyType_FromModuleAndSpec(module, &graph_spec, NULL);
    if (type == NULL)
        return -1;
    int added = PyModule_AddType(module, (PyTypeObject *)type);
    Py_DECREF(type);
    return added;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static struct PyModuleDef module_def = {
    PyModuleDef_HEAD_INIT,
    .m_name = "grognard.kernel._reach",
    .m_doc = "The compiled body of grognard.kernel.pathfinding.reach.",
    .m_size = 0,
    .m_methods = module_methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit__reach(void)
{
    return PyModuleDef_Init(&module_def);
}
