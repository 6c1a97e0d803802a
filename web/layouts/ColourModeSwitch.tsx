import { useState, useSyncExternalStore } from "react";
import { general } from "#texts/general.ts";
import type { IconName } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { nextPreference, unknownColourMode, type Preference } from "#web/platform/colourMode/colourMode.ts";
import { colourMode } from "#web/platform/colourMode/useColourMode.ts";

/** system, light, dark and round again; says which one is on. */
export function ColourModeSwitch({ className }: { className?: string | undefined }) {
  const { preference, forced } = useSyncExternalStore(colourMode.subscribe, colourMode.get, onServer);
  const [hasChosen, setHasChosen] = useState(false);
  const label = forced ? general.colourMode.forced : general.colourMode[preference];
  const choose = () => {
    colourMode.choose(nextPreference(preference));
    setHasChosen(true);
  };
  return (
    <>
      <IconButton
        className={className}
        icon={ICONS[preference]}
        label={label}
        title={label}
        disabled={forced}
        onClick={choose}
      />
      {/* A button's new name is not read out while it has the focus. */}
      <VisuallyHidden>
        <output>{hasChosen ? label : ""}</output>
      </VisuallyHidden>
    </>
  );
}

const ICONS: Readonly<Record<Preference, IconName>> = { system: "auto", light: "sun", dark: "moon" };

const UNKNOWN = unknownColourMode(undefined);
const onServer = () => UNKNOWN;
