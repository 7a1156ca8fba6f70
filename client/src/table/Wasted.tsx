// A warning of what an act would use up for nothing: under the question while the act waits for a second click.
import { Chip, Icon } from "../ui";
import { useDesk } from "./context";
import { wasteOf } from "./finality";

export function Wasted() {
  const preview = useDesk().control.preview.value;
  const waste = preview && wasteOf(preview.verb, preview.noun);
  return (
    <div role="status" class={waste ? "wasted" : ""}>
      {waste && (
        <p>
          <Icon name="warn" /> <b>{waste.text}</b> {waste.cite && <Chip cite={waste.cite} />}
          {waste.note && <small>{waste.note}</small>}
        </p>
      )}
    </div>
  );
}
