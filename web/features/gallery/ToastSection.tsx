import { useState } from "react";
import { ToastView } from "#web/kit/ToastView.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { toasts } = samples;

export function ToastSection() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const close = (id: string) => ({ closeLabel: toasts.close, onClose: () => setClosed([...closed, id]) });
  return (
    <Section title={samples.sections.toasts}>
      <div className={styles.columns3}>
        {closed.includes("error") ? null : (
          <ToastView type="error" message={<Strong words={toasts.error} />} {...close("error")} />
        )}
        {closed.includes("warning") ? null : (
          <ToastView
            type="warning"
            icon="nowifi"
            message={<Strong words={toasts.warning} />}
            {...close("warning")}
          />
        )}
        {closed.includes("success") ? null : (
          <ToastView type="success" message={toasts.success} {...close("success")} />
        )}
      </div>
    </Section>
  );
}

function Strong({ words: [first, rest] }: { words: readonly [string, string] }) {
  return (
    <>
      <b>{first}</b> {rest}
    </>
  );
}
