import type { CSSProperties } from "react";
import type { EventLook } from "#contract/competition/eventLook.ts";
import { accentColours, COLOUR_MODES } from "#domain/look/accent.ts";

/** The colours of an event for both modes, worked out here: the page that shows them carries no rule of contrast. */
export function accentStyle(look: EventLook | null | undefined): CSSProperties | undefined {
  const { accent } = look ?? {};
  if (accent === undefined) return undefined;
  return Object.fromEntries(
    COLOUR_MODES.flatMap((mode) =>
      Object.entries(accentColours(accent, mode)).map(([name, colour]) => [`--${mode}-${name}`, colour]),
    ),
  );
}
