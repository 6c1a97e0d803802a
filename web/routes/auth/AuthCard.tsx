import type { ReactNode } from "react";
import { Card } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Text } from "#web/ui/Text.tsx";
import styles from "./AuthCard.module.css";

type Props = { title: string; lead?: string | undefined; children: ReactNode };

export function AuthCard({ title, lead, children }: Props) {
  return (
    <Card className={styles.card}>
      <div>
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
