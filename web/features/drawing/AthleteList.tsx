import type { DrawAthlete, DrawState } from "#contract/draw/draw.ts";
import { isDrawable } from "#domain/category/drawable.ts";
import styles from "./AthleteList.module.css";
import { isChosen, type Lots } from "./useLots.ts";
import { fullName } from "#web/i18n/names.ts";
import { formatWeight } from "#texts/numbers.ts";
import { drawing } from "#texts/drawing.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";

type Props = {
  state: DrawState;
  /** While a draw is being made; afterwards the list only tells. */
  lots?: Lots | undefined;
  /** Entries are the organiser's. */
  canOpenEntries: boolean;
};

/** Everybody in the category and everybody who wants into it, with what keeps whom out. */
export function AthleteList({ state, lots, canOpenEntries }: Props) {
  const isIn = (athlete: DrawAthlete) =>
    lots === undefined ? athlete.number !== null : isChosen(athlete, lots.choice);
  const canChoose = ({ fighter, problems }: DrawAthlete) =>
    lots !== undefined && fighter !== null && isDrawable(problems, lots.choice.mayBeUnweighed);
  const athletes = state.athletes.toSorted((one, other) => Number(isIn(other)) - Number(isIn(one)));
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={drawing.athletes} />
        {athletes.length === 0 ? null : (
          <Badge tone="line">{drawing.inDraw(athletes.filter(isIn).length, athletes.length)}</Badge>
        )}
      </CardHead>
      {athletes.length === 0 ? (
        <EmptyState title={drawing.nobody} level={3}>
          {drawing.nobodyText}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {athletes.map((athlete) => (
            <li
              key={athlete.fighter ?? athlete.application}
              className={isIn(athlete) ? undefined : styles.out}
            >
              <ClubRoundel name={athlete.team?.name ?? athlete.lastName} size={36} />
              <Stack as="span" gap={2} className={styles.who}>
                <b>{fullName(athlete)}</b>
                <small>{factsOf(athlete).join(", ")}</small>
              </Stack>
              <Row as="span" gap={12} rowGap={6} justify="end" wraps className={styles.state}>
                <AthleteState athlete={athlete} isIn={isIn(athlete)} />
                {canOpenEntries && athlete.application !== null && athlete.problems.length > 0 ? (
                  <TextLink href={`/personal/applications/${athlete.application}`}>
                    {drawing.openEntry}
                  </TextLink>
                ) : null}
              </Row>
              {lots && canChoose(athlete) ? <SeedSelect athlete={athlete} lots={lots} /> : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AthleteState({ athlete: { number, problems }, isIn }: { athlete: DrawAthlete; isIn: boolean }) {
  if (!isIn)
    return (
      <>
        {problems.length === 0 ? <Badge tone="line">{drawing.leftOut}</Badge> : null}
        {problems.map((problem) => (
          <Badge
            key={problem}
            tone={problem === "not-weighed" || problem === "not-accepted" ? "wait" : "bad"}
          >
            {drawing.problems[problem]}
          </Badge>
        ))}
      </>
    );
  if (number !== null) return <Badge tone="neutral">{drawing.number(number)}</Badge>;
  return problems.length === 0 ? (
    <Badge tone="ok">{drawing.ready}</Badge>
  ) : (
    <Badge tone="wait">{drawing.readyUnweighed}</Badge>
  );
}

function factsOf({ team, weight, weighInWeight }: DrawAthlete): string[] {
  return [
    team?.name ?? drawing.noTeam,
    ...(weight === null ? [] : [drawing.declared(formatWeight(weight))]),
    ...(weighInWeight === null ? [] : [drawing.measured(formatWeight(weighInWeight))]),
  ];
}

/** As many as an organiser knows to be strong; the next number appears when the last is given. */
const MOST_SEEDED = 8;

const LEFT_OUT = "out";

/** A number given by hand instead of lots, or no place at all. */
function SeedSelect({ athlete, lots }: { athlete: DrawAthlete; lots: Lots }) {
  const { seeded, without } = lots.choice;
  const uuid = athlete.fighter ?? "";
  const others = seeded.filter((one) => one !== uuid);
  const places = Math.min(MOST_SEEDED, others.length + 1);
  return (
    <SelectField
      label={<VisuallyHidden>{drawing.seedingOf(fullName(athlete))}</VisuallyHidden>}
      className={styles.seed}
      value={without.includes(uuid) ? LEFT_OUT : String(seeded.indexOf(uuid) + 1)}
      options={[
        { value: "0", label: drawing.byLots },
        ...Array.from({ length: places }, (_, index) => ({
          value: String(index + 1),
          label: drawing.bySeed(index + 1),
        })),
        { value: LEFT_OUT, label: drawing.leaveOut },
      ]}
      onChange={({ target }) => {
        const drawn = without.filter((one) => one !== uuid);
        if (target.value === LEFT_OUT) return lots.choose({ seeded: others, without: [...drawn, uuid] });
        const place = Number(target.value);
        const given = place === 0 ? others : others.toSpliced(place - 1, 0, uuid);
        lots.choose({ seeded: given, without: drawn });
      }}
    />
  );
}
