/** A phone, standing or lying: panels are sheets over the map. The same words as in table-phone.css. */
export function small(): boolean {
  return matchMedia("(max-width: 699px), (max-height: 519px)").matches;
}
