import type { ReactNode } from "react";
import type { DisplayShow } from "#contract/display.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import { SCALES } from "./pages/scales.ts";
import styles from "./ShowEditor.module.css";

const text = displays.editor;

type Props = {
  show: DisplayShow;
  /** The field that asks how long a page stays. */
  seconds: ReactNode;
  onChange: (part: Partial<DisplayShow>) => void;
};

/** How a screen shows its pages: how long, how large, in which colours. */
export function ShowLooks({ show, seconds, onChange }: Props) {
  return (
    <>
      <div className={styles.looks}>
        {seconds}
        <SelectField
          label={text.scale}
          value={String(show.scale)}
          options={SCALES.map((scale) => ({ value: String(scale), label: `${scale * 100} %` }))}
          onChange={({ currentTarget }) => onChange({ scale: Number(currentTarget.value) })}
        />
        <ModeChoice value={show.mode} onChange={(mode) => onChange({ mode })} />
        <Switch
          label={displays.launcher.mirror}
          isOn={show.mirror}
          onChange={(mirror) => onChange({ mirror })}
        />
      </div>
      {show.scale > 1 ? <Banner>{text.larger}</Banner> : null}
    </>
  );
}
