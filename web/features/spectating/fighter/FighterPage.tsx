import { readDay } from "#web/features/spectating/dayText.ts";
import type { Category, Fighter } from "#contract/competition/entity.ts";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { FollowButton, RemindButton } from "#web/features/following/face.ts";
import { ShareButton } from "#web/kit/ShareButton.tsx";
import { personName } from "#web/i18n/names.ts";
import { formatCount, formatWeight } from "#texts/numbers.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { Career } from "./Career.tsx";
import { CategoryBadge } from "#web/sport/category/CategoryBadge.tsx";
import type { CategoryPlaces } from "#web/sport/facts/categoryPlaces.ts";
import {
  boutsOfFighter,
  categoriesOfFighter,
  opponentOf,
  viewOf,
  type CompetitionView,
} from "#web/sport/facts/competitionView.ts";
import { FighterBouts } from "./FighterBouts.tsx";
import { FighterFacts } from "./FighterFacts.tsx";
import { isFighterDone } from "#web/sport/facts/fighterDone.ts";
import { fighterRecord, nextBout } from "#web/sport/facts/fighterRecord.ts";
import { NextBoutCard } from "#web/sport/bout/NextBoutCard.tsx";
import { PageQr } from "#web/features/spectating/event/PageQr.tsx";
import { useStartWindows, useFighterDraws } from "#web/sport/facts/useDraws.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Avatar } from "#web/kit/Avatar.tsx";
import { Card } from "#web/kit/Card.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./FighterPage.module.css";
import type { loadFighterPage } from "./loadFighterPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";

export function FighterPage({ loaderData }: PageProps<typeof loadFighterPage>) {
  const { fighter, career, opponent, details } = loaderData;
  const loaded = readDay(loaderData.competition);
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  const { event } = useEvent();
  const view = viewOf(competition);
  const starts = useStartWindows(competition);
  const next = nextBout(view, fighter.uuid, starts);
  const categories = categoriesOfFighter(view, fighter.uuid);
  const { places: standings, needs } = useFighterDraws(competition, fighter.uuid);
  const isDone = isFighterDone(view, fighter.uuid);
  const base = `/events/${event.id}/competition`;
  return (
    <Wrap>
      <div className={styles.page}>
        <Head fighter={fighter} details={details} />
        {next ? (
          <div className={styles.next}>
            <NextBoutCard
              view={view}
              next={next}
              fighterUuid={fighter.uuid}
              starts={starts}
              base={base}
              met={opponentOf(view, next.bout, fighter.uuid)?.uuid === opponent ? career.met : undefined}
            />
          </div>
        ) : null}
        <Actions fighter={fighter} eventId={event.id} isDone={isDone} />
        <div className={styles.bouts}>
          <Spoiler of={athlete.bouts}>
            <FighterBouts view={view} fighterUuid={fighter.uuid} starts={starts} base={base} />
          </Spoiler>
        </div>
        <Stack gap={24} className={styles.aside}>
          <Spoiler of={athlete.categories}>
            <Card isClipped heading={athlete.categories}>
              {categories.map((category) => (
                <CategoryStanding
                  key={category.uuid}
                  view={view}
                  category={category}
                  standing={standings.get(category.uuid) ?? NO_PLACES}
                  need={needs.get(category.uuid)}
                  fighter={fighter}
                  base={base}
                />
              ))}
            </Card>
          </Spoiler>
          <Spoiler of={athlete.facts}>
            <FighterFacts
              bouts={boutsOfFighter(view, fighter.uuid)}
              next={next?.bout}
              place={bestPlace(standings, fighter)}
              isDone={isDone}
              starts={starts}
            />
          </Spoiler>
          <PageQr eventId={event.id} page={`/competition/fighters/${fighter.uuid}`} />
        </Stack>
      </div>
      <Career {...career} />
    </Wrap>
  );
}

function Head({ fighter, details }: { fighter: Fighter; details: readonly string[] }) {
  const team = fighter.team;
  return (
    <Row gap={20} className={styles.head}>
      <Avatar name={personName(fighter)} size={72} className={styles.avatar} />
      <div>
        <Heading level={1}>{personName(fighter)}</Heading>
        <Row as="p" gap={18} rowGap={6} wraps className={styles.facts}>
          {team ? (
            <span>
              <ClubRoundel name={team.name} size={22} />
              <Anchor href={`/clubs/${team.id}`} className={styles.club}>
                {[team.name, team.city].filter(Boolean).join(", ")}
              </Anchor>
            </span>
          ) : (
            <span>{athlete.noTeam}</span>
          )}
          {fighter.weight === null ? null : <span>{formatWeight(fighter.weight)}</span>}
          {details.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </Row>
      </div>
    </Row>
  );
}

type ActionsProps = { fighter: Fighter; eventId: number; isDone: boolean };

/** After where and when in the reading order; a wide screen has room for them beside the name. */
function Actions({ fighter, eventId, isDone }: ActionsProps) {
  const { uuid: ref, team } = fighter;
  const star = { kind: "fighter", ref, name: personName(fighter), note: team?.name, eventId } as const;
  return (
    <div className={styles.actions}>
      {isDone ? null : <RemindButton star={star} />}
      <ShareButton hasWords />
      <FollowButton star={star} />
    </div>
  );
}

const SHOWN_PLACES = 3;

type StandingProps = {
  view: CompetitionView;
  category: Category;
  standing: CategoryPlaces;
  /** What they still need for their place. */
  need: string | undefined;
  fighter: Fighter;
  base: string;
};

const NO_PLACES: CategoryPlaces = { isFinal: false, places: [] };

function CategoryStanding({ view, category, standing, need, fighter, base }: StandingProps) {
  const { isFinal, places } = standing;
  const { main, detail } = categoryTitle(category);
  const shown = places.filter(
    (placed) => placed.place <= SHOWN_PLACES || placed.fighter.uuid === fighter.uuid,
  );
  const wins = (uuid: string) => fighterRecord(boutsOfFighter(view, uuid), uuid).wins;
  return (
    <section className={styles.category}>
      <h3>
        <Anchor href={`${base}/categories/${category.uuid}`}>{main}</Anchor>
        <CategoryBadge status={category.status} />
      </h3>
      <p className={styles.about}>
        {[detail, formatWords(category.format), formatCount(category.fighters.length, "fighter")]
          .filter(Boolean)
          .join(", ")}
      </p>
      {need ? <p className={styles.need}>{need}</p> : null}
      {shown.length === 0 ? null : (
        <ol className={styles.standing}>
          {shown.map((placed) => (
            <li key={placed.fighter.uuid} aria-current={placed.fighter.uuid === fighter.uuid || undefined}>
              <Medal place={placed.place} isPlain={!isFinal} />
              <span className={styles.name}>{personName(placed.fighter)}</span>
              {formatCount(wins(placed.fighter.uuid), "win")}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function bestPlace(standings: ReadonlyMap<string, CategoryPlaces>, { uuid }: Fighter) {
  const own = [...standings.values()].flatMap(({ isFinal, places }) =>
    isFinal ? places.filter(({ fighter }) => fighter.uuid === uuid) : [],
  );
  return own.map(({ place }) => place).toSorted((a, b) => a - b)[0];
}
