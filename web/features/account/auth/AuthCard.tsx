import { useEffect, useRef, type ReactNode } from "react";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./AuthCard.module.css";

type Props = {
  title: string;
  lead?: string | undefined;
  isWide?: boolean | undefined;
  /** Takes the place of a form that was sent, and with it the focus the form had. */
  isAnswer?: boolean | undefined;
  children: ReactNode;
};

export function AuthCard({ title, lead, isWide, isAnswer = false, children }: Props) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) words.current?.focus();
  }, [isAnswer]);
  return (
    <Card className={cx(styles.card, isWide && styles.wide)}>
      <div ref={words} tabIndex={isAnswer ? -1 : undefined} className={styles.words}>
        <Heading level={1}>{title}</Heading>
        {lead === undefined ? null : (
          <Text tone="secondary" className={styles.lead}>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
