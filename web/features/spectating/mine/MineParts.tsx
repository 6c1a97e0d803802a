import type { Carpet } from "#contract/competition/entity.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { mine } from "#texts/spectating/mine.ts";
import { personName } from "#web/i18n/names.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Fill, Grid, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { Medal } from "#web/sport/marks/Medal.tsx";
import type { OwnClash } from "#web/sport/person/clashes.ts";
import type { OwnPerson } from "#web/sport/person/myPeople.ts";
import { PersonCard } from "#web/sport/person/PersonCard.tsx";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { useTimes } from "#web/sport/time/ClockTime.tsx";
import { inSteps, useWindowWords } from "#web/sport/time/StartTime.tsx";
import type { OwnResult } from "./coachDay.ts";
import styles from "./MinePage.module.css";

/** Further ahead the windows are wide, and much will have changed by then. */
const MOST_CLASHES = 3;

type ClashesProps = { clashes: readonly OwnClash[]; carpets: ReadonlyMap<string, Carpet> };

/** Told before it happens: somebody else can go to one of the mats (FO16). */
export function Clashes({ clashes, carpets }: ClashesProps) {
  const timeOf = useTimes();
  const windowWords = useWindowWords();
  if (clashes.length === 0) return null;
  const later = clashes.length - MOST_CLASHES;
  return (
    <Stack as="section" gap={8} aria-label={mine.clashes}>
      {clashes.slice(0, MOST_CLASHES).map(({ bouts, fromMs, toMs }) => {
        const mats = [...new Set(bouts.map(({ mat }) => matSign(carpets.get(mat)?.name ?? "")))].toSorted();
        const middleMs = (fromMs + toMs) / 2;
        const time = timeOf(inSteps({ fromMs, startMs: middleMs, toMs }).startMs);
        return (
          <Banner
            key={bouts.map(({ athlete }) => athlete).join()}
            tone="wait"
            icon="clock"
            title={mine.clash(mats, time)}
          >
            {bouts.map(({ athlete, mat, fighter, start }) => (
              <span key={athlete} className={styles.needed}>
                {mine.needed(
                  personName(fighter),
                  matSign(carpets.get(mat)?.name ?? ""),
                  start === undefined ? mine.rightNow : windowWords(start),
                )}
              </span>
            ))}
          </Banner>
        );
      })}
      {later > 0 ? (
        <Text size="small" tone="secondary">
          {mine.moreClashes(later)}
        </Text>
      ) : null}
    </Stack>
  );
}

type AheadProps = { view: CompetitionView; people: readonly OwnPerson[]; base: string };

export function Ahead({ view, people, base }: AheadProps) {
  return (
    <Stack as="section" gap={12} aria-labelledby="mine-ahead">
      <Heading level={2} id="mine-ahead">
        {mine.ahead}
      </Heading>
      {people.length === 0 ? (
        <Card>
          <EmptyState title={mine.nothingAhead} level={3}>
            {mine.nothingAheadText}
          </EmptyState>
        </Card>
      ) : (
        <Grid as="ul" gap={12} least={290} isFilled className={styles.cards}>
          {people.map((person) => (
            <li key={person.fighter.uuid}>
              <PersonCard view={view} person={person} base={base} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

type ResultsProps = { results: readonly OwnResult[]; base: string };

export function Results({ results, base }: ResultsProps) {
  if (results.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="mine-results">
      <Heading level={2} id="mine-results">
        {mine.results}
      </Heading>
      <Spoiler>
        <Card>
          <List lines="between">
            {results.map((result) => (
              <ResultRow key={`${result.fighter.uuid} ${result.category.uuid}`} {...result} base={base} />
            ))}
          </List>
        </Card>
      </Spoiler>
    </Stack>
  );
}

function ResultRow({ fighter, category, record, place, base }: OwnResult & { base: string }) {
  return (
    <Row as="li" gap={12} className={styles.result}>
      <Fill>
        <Anchor href={`${base}/fighters/${fighter.uuid}`}>
          <b>{personName(fighter)}</b>
        </Anchor>
        <small>{categoryTitle(category).main}</small>
      </Fill>
      <span className={styles.record}>{mine.record(record.wins, record.losses)}</span>
      <span className={styles.place}>
        {place === undefined ? null : <Medal place={place} label={mine.place(place)} />}
      </span>
    </Row>
  );
}
