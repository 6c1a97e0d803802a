import { useSyncExternalStore } from "react";
import { general } from "#web/i18n/ru/general.ts";
import type { IconName } from "#web/ui/Icon.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { nextPreference, unknownColourMode, type Preference } from "./colourMode.ts";
import { colourMode } from "./useColourMode.ts";

/** system, light, dark and round again; says which one is on. */
export function ColourModeSwitch({ className }: { className?: string | undefined }) {
  const { preference, forced } = useSyncExternalStore(colourMode.subscribe, colourMode.get, onServer);
  return (
    <IconButton
      className={className}
      icon={ICONS[preference]}
      label={forced ? general.colourMode.forced : general.colourMode[preference]}
      title={forced ? general.colourMode.forced : general.colourMode[preference]}
      disabled={forced}
      onClick={() => colourMode.choose(nextPreference(preference))}
    />
  );
}

const ICONS: Readonly<Record<Preference, IconName>> = { system: "screen", light: "sun", dark: "moon" };

const UNKNOWN = unknownColourMode(undefined);
const onServer = () => UNKNOWN;
