import type { ReactNode } from "react";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";
import styles from "./TypeSection.module.css";

const { type } = samples;

export function TypeSection() {
  return (
    <Section title={samples.sections.type}>
      <div className={styles.list}>
        <Row note={type.board.note}>
          <span className={styles.board}>{type.board.text}</span>
        </Row>
        <Row note={type.hero.note}>
          <Heading level={3} look="hero">
            {type.hero.text}
          </Heading>
        </Row>
        <Row note={type.h1.note}>
          <Heading level={3} look="h1">
            {type.h1.text}
          </Heading>
        </Row>
        <Row note={type.h2.note}>
          <div className={styles.pair}>
            <Heading level={3} look="h2">
              {type.h2.text}
            </Heading>
            <Heading level={3}>{type.h3}</Heading>
          </div>
        </Row>
        <Row note={type.name.note}>
          <span className={styles.name}>{type.name.text}</span>
        </Row>
        <Row note={type.body.note}>
          <Text className={styles.measure}>{type.body.text}</Text>
        </Row>
        <Row note={type.small.note}>
          <Text size="small" tone="secondary">
            {type.small.text}
          </Text>
        </Row>
      </div>
    </Section>
  );
}

function Row({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <Text size="small" tone="muted">
        {note}
      </Text>
      {children}
    </div>
  );
}
