import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { buttons } = samples;

export function ButtonSection() {
  return (
    <Section title={samples.sections.buttons}>
      <div className={styles.line}>
        <Button>{buttons.primary}</Button>
        <Button data-show="hover">{buttons.hover}</Button>
        <Button data-show="focus">{buttons.focus}</Button>
        <Button isBusy>{buttons.busy}</Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button variant="secondary">{buttons.secondary}</Button>
        <Button variant="secondary" data-show="focus">
          {buttons.focus}
        </Button>
        <Button variant="ghost">{buttons.ghost}</Button>
        <Button variant="live">{buttons.live}</Button>
      </div>
      <div className={styles.line}>
        <Button size="lg">{buttons.large}</Button>
        <Button size="sm">{buttons.dense}</Button>
        <IconButton variant="secondary" icon="print" label={buttons.print} />
        <Button variant="danger">{buttons.danger}</Button>
        <Button variant="dangerFill">{buttons.dangerFill}</Button>
        <button type="button" className={styles.official}>
          +2
        </button>
        <button type="button" className={cx(styles.official, styles.officialBlue)}>
          +3
        </button>
        <Text size="small" tone="muted">
          {buttons.official}
        </Text>
      </div>
    </Section>
  );
}
