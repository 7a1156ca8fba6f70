// A small picture of a game's map with its starting set-up.
import { useState } from "preact/hooks";
import { lang } from "../i18n";
import { shade } from "../theme";

export function ThumbnailImage({ game, scenario }: { game: string; scenario?: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  const more = scenario ? `&scenario=${scenario}` : "";
  return (
    <img
      src={`/api/games/${game}/thumbnail.svg?theme=${shade.value}&lang=${lang.value}${more}`}
      alt=""
      width={640}
      height={400}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
