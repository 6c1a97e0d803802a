import type { DisplayShow } from "#contract/display/display.ts";
import { displays } from "#texts/displays/displays.ts";
import { Segmented } from "#web/kit/Segmented.tsx";

const { mode: label, modes } = displays.launcher;

type Props = { value: DisplayShow["mode"]; onChange: (mode: DisplayShow["mode"]) => void };

/** In which colours a screen or a board is shown. */
export function ModeChoice({ value, onChange }: Props) {
  return (
    <Segmented
      label={label}
      segments={[
        { value: "dark", label: modes.dark },
        { value: "light", label: modes.light },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
