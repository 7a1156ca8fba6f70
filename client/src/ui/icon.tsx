// Icons, 16 by 16, in the colour of the surrounding text.

const PATHS = {
  sun: (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6L13 13M13 3l-1.4 1.4M4.4 11.6L3 13" />
    </>
  ),
  cloud: <path d="M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.7.4 2.8 2.8 0 0 1-.4 5.6z" />,
  rain: (
    <path d="M4.5 9.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.7.4 2.8 2.8 0 0 1-.4 5.6zM5 11.5l-.8 2.5M8.4 11.5l-.8 2.5M11.8 11.5l-.8 2.5" />
  ),
  frost: (
    <path d="M8 1.5v13M2.4 4.8l11.2 6.4M13.6 4.8L2.4 11.2M6.4 2.8L8 4.4l1.6-1.6M6.4 13.2L8 11.6l1.6 1.6" />
  ),
  snow: (
    <>
      <path d="M4.5 9a3 3 0 0 1-.3-6 4 4 0 0 1 7.7.4A2.8 2.8 0 0 1 11.5 9z" />
      <circle class="s" cx="4.8" cy="11.6" r="1" />
      <circle class="s" cx="8" cy="13.4" r="1" />
      <circle class="s" cx="11.2" cy="11.6" r="1" />
    </>
  ),
  moon: <path d="M13 9.8A5.6 5.6 0 0 1 6.2 3a5.6 5.6 0 1 0 6.8 6.8z" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.6" />
      <path class="s" d="M8 2.4a5.6 5.6 0 0 1 0 11.2z" />
    </>
  ),
  check: <path d="M3 8.5L6.5 12 13 4.5" />,
  next: <path d="M3 8h10M9 4l4 4-4 4" />,
  link: (
    <path d="M6.5 9.5l3-3M7 4.5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 8.5M9 11.5L7.5 13a2.8 2.8 0 0 1-4-4L5 7.5" />
  ),
  die: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="2.5" />
      <circle class="s" cx="5.4" cy="5.4" r="1.1" />
      <circle class="s" cx="10.6" cy="10.6" r="1.1" />
      <circle class="s" cx="8" cy="8" r="1.1" />
    </>
  ),
  pencil: <path d="M3 13l.8-3.2L11 2.6l2.4 2.4-7.2 7.2zM9.6 4l2.4 2.4" />,
  seal: (
    <>
      <circle cx="8" cy="7" r="4.6" />
      <path d="M5.5 10.8L4.5 15 8 13.2 11.5 15l-1-4.2M8 4.8v2.4l1.5 1" />
    </>
  ),
  undo: <path d="M6 3L2.5 6.5 6 10M2.8 6.5h6.4a4 4 0 0 1 0 8H7" />,
  redo: <path d="M10 3l3.5 3.5L10 10M13.2 6.5H6.8a4 4 0 0 0 0 8H9" />,
  why: (
    <>
      <circle cx="8" cy="8" r="6.4" />
      <path d="M6 6.2c.1-1.5 1-2.2 2.1-2.2 1.2 0 2.1.8 2.1 1.9 0 1.5-2.1 1.7-2.1 3.3" />
      <circle class="s" cx="8.1" cy="11.6" r=".9" />
    </>
  ),
  hint: (
    <>
      <path d="M5.6 10.4A4.6 4.6 0 1 1 10.4 10.4V12H5.6zM6.2 14.4h3.6" />
    </>
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  minus: <path d="M3 8h10" />,
  front: <path d="M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M2 9.5l3-2 3 2 3-3 3 1.5" />,
  whole: <path d="M2 3.5l4-1.5 4 1.5 4-1.5v10.5L10 14l-4-1.5L2 14zM6 2v10.5M10 3.5V14" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  end: <path d="M4 3l5 5-5 5M12 3v10" />,
  start: <path d="M12 3L7 8l5 5M4 3v10" />,
  forward: <path d="M6 3l5 5-5 5" />,
  back: <path d="M10 3L5 8l5 5" />,
  alert: <path d="M8 2L15 14H1zM8 6.4v3.8M8 12v.2" />,
  share: <path d="M12.5 8.5V13h-9V8.5M8 10V2M5 5l3-3 3 3" />,
  play: <path class="s" d="M4.5 2.8v10.4L13 8z" />,
  pause: <path d="M5.5 3v10M10.5 3v10" />,
  book: (
    <path d="M8 4C6.5 2.8 4.5 2.5 2 2.5v10c2.5 0 4.5.3 6 1.5 1.5-1.2 3.5-1.5 6-1.5v-10c-2.5 0-4.5.3-6 1.5zM8 4v10" />
  ),
  menu: <path d="M2 4h12M2 8h12M2 12h12" />,
  layers: <path d="M8 2l6 3-6 3-6-3zM2 8l6 3 6-3M2 11l6 3 6-3" />,
  x: <path d="M4 4l8 8M12 4l-8 8" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8.5" rx="1.5" />
      <path d="M10.5 5.5V3.4A1.4 1.4 0 0 0 9.1 2H3.9a1.4 1.4 0 0 0-1.4 1.4v6.2A1.4 1.4 0 0 0 3.9 11h1.6" />
    </>
  ),
  person: (
    <>
      <circle cx="8" cy="5.2" r="2.7" />
      <path d="M2.8 14c.4-3 2.4-4.6 5.2-4.6s4.8 1.6 5.2 4.6" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.4" />
      <path d="M10.3 10.3L14 14" />
    </>
  ),
  warn: (
    <>
      <path d="M8 2.2L14.6 13.6H1.4zM8 6.6v3.2" />
      <circle class="s" cx="8" cy="11.7" r=".8" />
    </>
  ),
  bag: (
    <path d="M5.5 2.5h5L9.4 5c2.6 1.2 4 3.4 4 5.6 0 2.4-2 3.4-5.4 3.4s-5.4-1-5.4-3.4C2.6 8.4 4 6.2 6.6 5zM6.6 5h2.8" />
  ),
  file: <path d="M4 1.8h5.2L12.6 5v9.2H4zM9 2v3.2h3.4" />,
  plane: (
    <path
      class="s"
      d="M8 1l.9 1.2.2 3.4L14.6 9v1.6L9.1 9l-.3 3.4 2 1.4v1L8 14.2l-2.8.6v-1l2-1.4L6.9 9l-5.5 1.6V9l5.5-3.4.2-3.4z"
    />
  ),
  bell: (
    <path d="M3.4 11.4c1-.9 1.2-2 1.2-4.1a3.4 3.4 0 0 1 6.8 0c0 2.1.2 3.2 1.2 4.1zM6.8 13.6h2.4M8 2.4v1.4" />
  ),
} as const;

export type IconName = keyof typeof PATHS;

/** Always beside a text or in a labelled element, so it is not read out itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}

export function Grenade() {
  return (
    <svg viewBox="0 0 22 24" aria-hidden="true">
      <path d="M11 10.2a6.7 6.7 0 1 1 0 13.4a6.7 6.7 0 0 1 0-13.4zM9.2 9.6C5.6 7.5 5.4 4.6 7.6 2.3c.2 1.3.9 2 1.7 2.3C8.7 2.8 9.5.9 11.6 0c-.2 1.7.5 2.7 1.7 3.5c.2-.7.2-1.3.1-1.9c2.4 1.8 3 5.3-.5 8z" />
    </svg>
  );
}
