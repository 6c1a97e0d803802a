import type { ReactNode } from "react";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";

type Props = { title: ReactNode; lead?: ReactNode };

/** In the head of a card: what it is called, and under it what it is about. */
export function CardTitle({ title, lead }: Props) {
  const heading = (
    <Heading level={2} look="h3">
      {title}
    </Heading>
  );
  if (lead === undefined) return heading;
  return (
    <div>
      {heading}
      <Text size="small" tone="muted">
        {lead}
      </Text>
    </div>
  );
}
