// The group bar at the foot of the map, and the button that moves the group.
import { t } from "../i18n";
import type { GroupAnswer } from "../protocol";
import { Button, IconButton, Segmented } from "../ui";
import { Counter } from "./Counter";
import { useDesk } from "./context";

export function GroupBar() {
  const { control, model } = useDesk();
  const { group } = control;
  const members = group.members.value;
  if (members.length === 0) return null;
  const chosen = group.chosen.value;
  const answer = group.whole.value;
  const staying = new Set((group.target.value ?? answer)?.stay.map(({ unit }) => unit));
  return (
    <section class="groupbar" aria-label={t("group-title")}>
      <h3>
        {t("group-title")}
        <small>{t("group-count", { n: chosen.size, of: members.length })}</small>
      </h3>
      <ul class="mem">
        {members.map((unit) => (
          <li key={unit}>
            <button
              type="button"
              class={chosen.has(unit) && staying.has(unit) ? "stays" : ""}
              aria-pressed={chosen.has(unit)}
              aria-label={t("group-member", { unit: model.name(unit), hex: model.where(unit) ?? "" })}
              title={`${model.name(unit)}, ${model.where(unit) ?? ""}`}
              onClick={() => group.toggle(unit)}
            >
              <Counter id={unit} size={44} />
            </button>
          </li>
        ))}
      </ul>
      {answer && (
        <p class="gsum">
          <span>
            <b>{answer.attack}</b> {t("group-attack")}
          </span>
          {answer.slowest !== "" && (
            <span>
              {t("group-slowest")} <b>{answer.slowest}</b> {t("group-mp")}
            </span>
          )}
        </p>
      )}
      <span class="grow" />
      <Segmented
        class="how"
        label={t("group-how")}
        value={group.best.value ? "best" : "together"}
        choices={[
          { value: "together" as const, text: t("group-together") },
          { value: "best" as const, text: t("group-best") },
        ]}
        onChange={(how) => group.setBest(how === "best")}
      />
      <Button
        class="sm"
        icon="plus"
        pressed={group.adding.value}
        title={t("group-add-hint")}
        onClick={() => (group.adding.value = !group.adding.value)}
      >
        {t("group-add")}
      </Button>
      <IconButton icon="x" label={t("group-drop")} onClick={() => group.clear()} />
    </section>
  );
}

/** Where those who go end, where it is not one hex. */
function endsOf({ hex, ends }: GroupAnswer): string {
  const many = new Map<string, number>();
  for (const end of Object.values(ends)) many.set(end, (many.get(end) ?? 0) + 1);
  if (many.size === 0 || (many.size === 1 && many.has(hex ?? ""))) return "";
  return [...many].map(([end, n]) => t("group-end", { n, hex: end })).join(", ");
}

/** Says how many can go to the hex pointed at, and moves them. */
export function GroupAct() {
  const { group, busy } = useDesk().control;
  const target = group.target.value;
  if (!target || target.hex === null) return null;
  const [n, of] = [target.go.length, target.go.length + target.stay.length];
  const where = endsOf(target);
  if (n === 0)
    return (
      <Button kind="off" onClick={() => group.why()}>
        {t("group-none", { of, hex: target.hex })}
      </Button>
    );
  return (
    <>
      <Button
        kind="legal"
        icon="layers"
        class="main"
        note={[where, t("table-undoable")].filter(Boolean).join(" · ")}
        busy={busy.value}
        onClick={() => group.confirm()}
      >
        {n < of
          ? t(where ? "group-near-some" : "group-move-some", { n, of, hex: target.hex })
          : t(where ? "group-move-towards" : "group-move-all", { n, hex: target.hex })}
      </Button>
      {n < of && (
        <Button kind="why" icon="why" onClick={() => group.why()}>
          {t("group-why-rest", { n: of - n })}
        </Button>
      )}
    </>
  );
}

/** Selects all units of a stack at once. */
export function TakeStack({ hex }: { hex: string }) {
  const { group } = useDesk().control;
  const n = group.takeable(hex).length;
  if (n < 2 || group.on.value) return null;
  return (
    <Button kind="legal" class="sm all" icon="layers" onClick={() => group.add(hex)}>
      {t("group-take", { n })}
    </Button>
  );
}
