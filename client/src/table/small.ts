/**
 * A phone, upright or sideways: panels are sheets over the map. The same condition as in
 * styles/table/phone.css.
 */
export function small(): boolean {
  return matchMedia("(max-width: 699px), (max-height: 519px)").matches;
}
