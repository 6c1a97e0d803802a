import type { DrawPlan, DrawState, DrawAthlete } from "#contract/draw/draw.ts";
import type { Category, Competition, Fighter, Fighting } from "#contract/competition/entity.ts";
import type { DrawnBout, Slot } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import styles from "./Drawing.module.css";
import type { DrawDesk } from "./drawDesk.ts";
import { fullName } from "#web/i18n/names.ts";
import { aboutLength, drawing } from "#texts/drawing.ts";
import { formatWords } from "#texts/sport/bout.ts";
import { roundWords } from "#texts/sport/sport.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { type SketchedCategory, sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import type { PictureTime } from "#web/sport/time/LiveClock.tsx";
import { useMemo } from "react";

type Props = {
  desk: DrawDesk;
  state: DrawState;
  plan: DrawPlan;
  isStale: boolean;
  /** Whether fixed numbers give way to team-mates (DR91). */
  isApart: boolean;
  onApart: (isApart: boolean) => void;
};

/** What is worth knowing about a draw before it is saved. */
export function PlanFacts({ desk, state, plan, isStale, isApart, onApart }: Props) {
  return (
    <>
      {isStale ? <Banner tone="wait">{drawing.stale}</Banner> : null}
      <Card>
        <CardHead>
          <CardTitle title={drawing.preview} />
          <Badge tone="line">{formatWords(plan.format)}</Badge>
        </CardHead>
        <CardBody className={styles.facts}>
          <p>{drawing.previewLead}</p>
          {plan.replaces > 0 ? <Banner tone="bad">{drawing.replaces(plan.replaces)}</Banner> : null}
          <Grid least={240} gap={24} rowGap={16} className={styles.columns}>
            <Places desk={desk} plan={plan} />
            <div>
              <Clubs plan={plan} state={state} isApart={isApart} />
              <Apart {...{ plan, state, isApart, onApart }} />
            </div>
            <div>
              <Heading level={3} look="h4">
                {drawing.seed}
              </Heading>
              <code className={styles.seed}>{plan.seed}</code>
              <p className={styles.hint}>{drawing.seedHint}</p>
            </div>
          </Grid>
          <Byes plan={plan} state={state} />
        </CardBody>
      </Card>
    </>
  );
}

type PictureProps = Pick<Props, "desk" | "state" | "plan"> & { picture: CategoryPicture; time: PictureTime };

/** The draw as everybody will see it. */
export function PlanPicture({ desk, picture, time, state, plan }: PictureProps) {
  const shown = useMemo(
    () => previewPicture(desk.competition, picture.category, state.athletes, plan),
    [desk.competition, picture.category, state.athletes, plan],
  );
  return <CategoryView picture={shown} time={time} tab="bracket" />;
}

function Places({ desk: { competition }, plan }: { desk: DrawDesk; plan: DrawPlan }) {
  const isRunning = competition.status === "in_progress";
  return (
    <div>
      <Heading level={3} look="h4">
        {drawing.places}
      </Heading>
      {plan.mats.length === 0 ? <p className={styles.hint}>{drawing.noMats}</p> : null}
      <ul className={styles.lines}>
        {plan.mats.map(({ carpet, bouts, startsInMs }) => {
          const name = competition.carpets.find(({ uuid }) => uuid === carpet)?.name ?? "";
          const words = isRunning ? drawing.startIn : drawing.startAfter;
          return (
            <li key={carpet}>
              {drawing.place(name, bouts)}
              <small>{startsInMs === 0 ? drawing.startNow : words(aboutLength(startsInMs))}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MOST_LINES = 6;

function Clubs({ plan, state, isApart }: Pick<Props, "plan" | "state" | "isApart">) {
  const { bouts } = drawBracket(plan.format, plan.numbers.length);
  const lines = plan.meetings.map(({ team, ids, boutId, isCertain }) => {
    const label = bouts.find(({ id }) => id === boutId)?.label;
    const words = isCertain ? drawing.meetsNow : drawing.meetsLater;
    const round = label === undefined ? "" : roundWords(label).toLocaleLowerCase("ru");
    return { isCertain, text: words(team, drawing.pair(namesOf(state, ids)), round) };
  });
  const shown = lines.toSorted((one, other) => Number(other.isCertain) - Number(one.isCertain));
  return (
    <div>
      <Heading level={3} look="h4">
        {drawing.clubs}
      </Heading>
      <p className={styles.hint}>{clubsLead(plan, isApart)}</p>
      {formatTraits(plan.format).isOneTable ? null : (
        <ul className={styles.lines}>
          {shown.slice(0, MOST_LINES).map(({ text, isCertain }) => (
            <li key={text} className={isCertain ? styles.sooner : undefined}>
              {text}
            </li>
          ))}
          {shown.length > MOST_LINES ? <li>{drawing.more(shown.length - MOST_LINES)}</li> : null}
        </ul>
      )}
    </div>
  );
}

/** Team-mates set apart in one press: who would get another number is said before it, and after it with the way back. */
function Apart({ plan, state, isApart, onApart }: Pick<Props, "plan" | "state" | "isApart" | "onApart">) {
  if (plan.apart.length === 0) return null;
  return (
    <Stack gap={8} align="start">
      <p className={styles.hint}>{isApart ? drawing.apart.moved : drawing.apart.wouldMove}</p>
      <ul className={styles.lines}>
        {plan.apart.map(({ id, from, number }) => (
          <li key={id}>{drawing.apart.line(namesOf(state, [id]).join(""), from, number)}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => onApart(!isApart)}>
        {isApart ? drawing.apart.back : drawing.apart.press}
      </Button>
    </Stack>
  );
}

function clubsLead({ format, meetings, apart }: DrawPlan, isApart: boolean): string {
  if (meetings.length === 0) return drawing.clubsNone;
  if (formatTraits(format).isOneTable) return drawing.clubsRoundRobin;
  if (apart.length > 0 && !isApart) return drawing.apart.lead;
  return meetings.some(({ isCertain }) => isCertain) ? drawing.clubsMeet : drawing.clubsFine;
}

function Byes({ plan, state }: { plan: DrawPlan; state: DrawState }) {
  const { byes } = drawBracket(plan.format, plan.numbers.length);
  const names = namesOf(
    state,
    byes.flatMap((seed) => plan.numbers[seed - 1] ?? []),
  );
  return names.length === 0 ? null : <p className={styles.hint}>{drawing.byes(names)}</p>;
}

function namesOf({ athletes }: DrawState, uuids: readonly string[]): string[] {
  return uuids.flatMap((uuid) => {
    const athlete = athletes.find(({ fighter }) => fighter === uuid);
    return athlete === undefined ? [] : [fullName(athlete)];
  });
}

/** A draw that nobody has saved, in the form every drawn category has: the same pictures show it. */
function previewPicture(
  competition: Competition,
  category: Category,
  athletes: readonly DrawAthlete[],
  plan: Pick<DrawPlan, "format" | "numbers" | "bouts">,
): SketchedCategory {
  const fighters = plan.numbers.flatMap((uuid) => athleteToFighter(athletes, uuid));
  const bouts = drawBracket(plan.format, plan.numbers.length).bouts.map((bout) =>
    boutToFighting(bout, category, plan),
  );
  const others = competition.fightings.filter((bout) => bout.category.uuid !== category.uuid);
  return sketchedCategory(
    { ...competition, fightings: [...others, ...bouts] },
    { ...category, format: plan.format, fighters },
  );
}

function athleteToFighter(athletes: readonly DrawAthlete[], uuid: string): Fighter[] {
  const index = athletes.findIndex(({ fighter }) => fighter === uuid);
  const athlete = athletes[index];
  if (athlete === undefined) return [];
  const { lastName, firstName, team, weight, weighInWeight } = athlete;
  return [
    {
      id: index,
      uuid,
      lastName,
      firstName,
      weight: weighInWeight ?? weight,
      team: team === null ? null : { ...team, city: null },
    },
  ];
}

function boutToFighting(
  bout: DrawnBout,
  { uuid }: Category,
  { numbers, bouts }: Pick<DrawPlan, "numbers" | "bouts">,
): Fighting {
  const turn = bouts.findIndex(({ id }) => id === bout.id);
  const fighterIn = (slot: Slot) => ("seed" in slot ? (numbers[slot.seed - 1] ?? null) : null);
  const slots: Fighting["slots"] = [
    { fighter: fighterIn(bout.a), source: bout.a },
    { fighter: fighterIn(bout.b), source: bout.b },
  ];
  return {
    id: turn,
    documentId: bout.id,
    uuid: `preview ${bout.id}`,
    number: bouts[turn]?.number ?? null,
    stage: bout.stage,
    round: bout.round,
    bracketId: bout.id,
    category: { uuid },
    slots,
    fighters: slots.flatMap(({ fighter }) => (fighter === null ? [] : [{ id: 0, uuid: fighter }])),
    carpet: null,
    startedAt: null,
    finishedAt: null,
    ...UNTOUCHED,
  };
}

const UNTOUCHED = {
  version: 0,
  state: "waiting",
  points: {},
  winner: null,
  cause: null,
  result: null,
  clock: { running: false, remaining: 0, anchor: 0, period: 1, duration: 0 },
  countdowns: [],
  swapped: false,
  calls: [],
} satisfies Partial<Fighting>;
