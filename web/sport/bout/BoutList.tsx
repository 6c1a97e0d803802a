import type { Fighting } from "#contract/competition/entity.ts";
import { draws } from "#texts/sport/draws.ts";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { BoutCard, type BoutCardProps } from "./BoutCard.tsx";
import styles from "./BoutList.module.css";
import { isFinished, isOnMat } from "#web/sport/facts/boutPhase.ts";

type Props = Pick<BoutCardProps, "picture" | "time" | "links">;

/** Every bout of the category: what is on, what comes, what is over with the latest first. */
export function BoutList({ picture, time, links }: Props) {
  const { bouts } = picture;
  if (bouts.length === 0) {
    return (
      <Card>
        <EmptyState art="bracket" title={draws.bouts.none}>
          {draws.bouts.noneText}
        </EmptyState>
      </Card>
    );
  }
  const parts = [
    { title: draws.bouts.on, bouts: bouts.filter(isOnMat) },
    { title: draws.bouts.ahead, bouts: bouts.filter(({ state }) => state === "waiting") },
    { title: draws.bouts.finished, bouts: bouts.filter(isFinished).toReversed() },
  ];
  return parts
    .filter((part) => part.bouts.length > 0)
    .map((part) => (
      <section key={part.title} className={styles.part}>
        <Heading level={2} look="h3">
          {part.title}
        </Heading>
        <ListedBouts picture={picture} time={time} links={links} bouts={part.bouts} />
      </section>
    ));
}

export function ListedBouts({ bouts, ...card }: Props & { bouts: readonly Fighting[] }) {
  return (
    <Grid as="ol" gap={12} least={300} isFilled className={styles.list}>
      {bouts.map((bout) => (
        <li key={bout.uuid}>
          <BoutCard bout={bout} isListed {...card} />
        </li>
      ))}
    </Grid>
  );
}
