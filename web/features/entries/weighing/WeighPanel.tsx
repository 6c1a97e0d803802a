import type { Roll, RollCategory, RollEntry } from "#contract/entry/roll.ts";
import type { useWeighing } from "./useWeighing.ts";
import styles from "./weighing.module.css";
import { keyOf, spareKg } from "./weight.ts";
import { MoveOffer } from "./MoveOffer.tsx";
import { WeightForm } from "./WeightForm.tsx";
import { fullName } from "#web/i18n/names.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { weighing } from "#texts/entries/weighing.ts";
import { categoryAdmin } from "#texts/organiser/categoryAdmin.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { List, Row } from "#web/kit/layout/layout.tsx";

type PanelProps = {
  entry: RollEntry;
  category: RollCategory;
  roll: Roll;
  /** Of the competition. */
  uuid: string;
  weighing: ReturnType<typeof useWeighing>;
  /** The next who was not weighed yet. */
  onDone: () => void;
};

/** One athlete at the scale: what is known, the weight, and what follows from it. */
export function WeighPanel({ entry, category, roll, uuid, weighing: acts, onDone }: PanelProps) {
  const name = fullName(entry);
  const who = { category: entry.category, fighter: entry.fighter };
  const isDrawn = category.status !== "draft";
  const isClosed =
    entry.hasBegun || (isDrawn && category.status !== "drawn" && category.status !== "in_progress");
  const limit = categoryAdmin.weight(category.weightMin ?? undefined, category.weightMax ?? undefined);
  return (
    <Card className={styles.panel} aria-label={name}>
      <CardHead>
        <div>
          <Heading level={2}>{name}</Heading>
          <Row as="p" gap={14} rowGap={2} align="stretch" wraps className={styles.facts}>
            <span>{titleWords(category.title)}</span>
            {entry.birthYear === null ? null : <span>{weighing.born(entry.birthYear)}</span>}
            {entry.team === null ? null : <span>{entry.team.name}</span>}
            <span>{weighing.declared(entry.declared)}</span>
            {entry.isUnpaid ? <Badge tone="wait">{weighing.unpaid}</Badge> : null}
            <b>{category.weightMax === null ? weighing.noLimit : weighing.limit(limit)}</b>
          </Row>
        </div>
      </CardHead>
      <CardBody className={styles.body}>
        <Checkbox
          label={weighing.papers}
          checked={entry.hasPapers}
          disabled={acts.isBusy || isClosed}
          onChange={({ currentTarget }) =>
            void acts.weigh({ act: "papers", ...who, hasPapers: currentTarget.checked })
          }
        />
        <OtherClasses entry={entry} roll={roll} />
        {isDrawn ? <Text tone="secondary">{isClosed ? weighing.closed : weighing.drawn}</Text> : null}
        {isClosed || entry.state === "passed" || entry.state === "no_show" ? null : (
          <WeightForm key={keyOf(entry)} {...{ entry, category, roll, acts, onDone }} />
        )}
        <Outcome entry={entry} category={category} />
        <MoveOffer {...{ entry, category, acts }} all={roll.categories} />
        {isDrawn && !isClosed && (entry.state === "overweight" || entry.state === "no_show") ? (
          <Banner
            tone="wait"
            action={
              <Button variant="secondary" href={`/competition/${uuid}/refereeing/category/${category.uuid}`}>
                {weighing.toCategory}
              </Button>
            }
          >
            {weighing.mustLeave}
          </Banner>
        ) : null}
        {entry.state === "not_weighed" ? null : (
          <Row gap={12} align="stretch" wraps className={styles.acts}>
            {isClosed ? null : (
              <Button
                variant="secondary"
                isBusy={acts.isBusy}
                onClick={() => void acts.weigh({ act: "undo", ...who }, weighing.undone)}
              >
                {weighing.undo}
              </Button>
            )}
            <Button onClick={onDone}>{weighing.next}</Button>
          </Row>
        )}
      </CardBody>
    </Card>
  );
}

/** The same weight counts there, each by its own limit (CT22). */
function OtherClasses({ entry, roll }: Pick<PanelProps, "entry" | "roll">) {
  const others = roll.entries.filter(
    ({ fighter, category }) => fighter === entry.fighter && category !== entry.category,
  );
  if (others.length === 0) return null;
  return (
    <List gap={6} aria-label={weighing.otherClasses}>
      {others.map(({ category, state }) => (
        <li key={category}>
          <Row gap={8} align="center" wraps>
            <span>{titleWords(roll.categories.find(({ uuid }) => uuid === category)?.title ?? "")}</span>
            <Badge tone={state === "passed" ? "ok" : state === "overweight" ? "bad" : "line"}>
              {weighing.badges[state]}
            </Badge>
          </Row>
        </li>
      ))}
    </List>
  );
}

function Outcome({ entry, category }: Pick<PanelProps, "entry" | "category">) {
  const { state, weight } = entry;
  if (state === "passed")
    return (
      <Banner tone="ok" icon="check">
        {weight === null ? weighing.badges.passed : weighing.result.passed(weight)}
      </Banner>
    );
  if (state === "no_show") return <Banner icon="warn">{weighing.result.no_show}</Banner>;
  if (state !== "overweight" || weight === null) return null;
  return (
    <Banner
      tone="bad"
      icon="scale"
      title={weighing.result.overweight(weight, -(spareKg(weight, category) ?? 0))}
    >
      {weighing.result.again} {weighing.attempts(entry.attempts)}
    </Banner>
  );
}
