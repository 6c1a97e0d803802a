import { useState } from "react";
import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { Button } from "#web/kit/Button.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { CategoryFilters } from "./CategoryFilters.tsx";
import { type CategoryFilter, isChosen, NO_FILTER } from "./placing.ts";
import type { Shared } from "./programmeView.ts";
import styles from "./tray.module.css";

/** Categories without a place, and sets of them that are placed at once (DY56). */
export function Tray({
  categories,
  competition,
  programme,
  plan,
  isReadOnly,
  onOpen,
}: Shared & { day: DatedDay }) {
  const [filter, setFilter] = useState<CategoryFilter>(NO_FILTER);
  const placed = new Set(programme.placements.map(({ category }) => category));
  const open = categories.filter(({ uuid }) => filter.withPlaced || !placed.has(uuid));
  const shown = open.filter((category) => isChosen(category, filter));
  const fighters = new Map(competition.categories.map(({ uuid, fighters: list }) => [uuid, list.length]));
  return (
    <Stack as="section" gap={12} className={styles.tray} aria-label={words.tray}>
      <Row gap={12} wraps>
        <Heading level={3}>{`${words.tray}: ${categories.length - placed.size}`}</Heading>
        <Text size="small" tone="muted">
          {words.trayLead}
        </Text>
      </Row>
      <CategoryFilters filter={filter} onFilter={setFilter} categories={categories}>
        <Button
          size="sm"
          variant="secondary"
          disabled={isReadOnly || shown.length === 0}
          onClick={() => onOpen({ kind: "place", categories: shown.map(({ uuid }) => uuid) })}
        >
          {words.placeChosen(shown.length)}
        </Button>
      </CategoryFilters>
      {shown.length === 0 ? (
        <Text tone="muted">{open.length === 0 ? words.allPlaced : words.nobodyChosen}</Text>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ uuid, title }) => (
            <li key={uuid}>
              <button
                type="button"
                className={styles.card}
                disabled={isReadOnly}
                onClick={() => onOpen({ kind: "place", categories: [uuid] })}
              >
                <b>{title}</b>
                <small>
                  {words.people(fighters.get(uuid) ?? 0)}, {words.chipBouts(plan.boutsOf.get(uuid) ?? 0)}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
