// The hash of a replay's address: an action, or a range of actions.

export interface Extract {
  readonly from: number;
  readonly to: number | null;
}

export function readHash(hash: string): Extract | null {
  const found = /^(\d{1,8})(?:-(\d{1,8}))?$/.exec(hash);
  if (!found) return null;
  const from = Number(found[1]);
  const to = found[2] === undefined ? null : Number(found[2]);
  return { from, to: to !== null && to > from ? to : null };
}

export const hashOf = ({ from, to }: Extract): string => (to === null ? `#${from}` : `#${from}-${to}`);
