import { useEffect, useEffectEvent, type ReactNode } from "react";
import type { RegroupGroup, RegroupPlan, RegroupWish } from "#contract/entry/regroup.ts";
import { formatNumber } from "#texts/numbers.ts";
import { regroupWords } from "#texts/organiser/regroup.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { Fill, Grid, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./regroup.module.css";
import { useRegroupPlan } from "./useRegroup.ts";

const { plan: words, person, weightRange } = regroupWords;

/** Titles. */
type Merged = { readonly from: string; readonly into: string };

type Props = {
  competitionUuid: string;
  wish: RegroupWish;
  /** Of a merge: what becomes part of what. */
  merged?: Merged;
  onReady: (plan: RegroupPlan) => void;
};

/** What follows from merging or splitting, before it is done (CT28). */
export function PlanView({ competitionUuid, wish, merged, onReady }: Props) {
  const known = useRegroupPlan(competitionUuid, wish);
  const plan = known?.answer;
  const tell = useEffectEvent((ready: RegroupPlan) => onReady(ready));
  useEffect(() => (plan === undefined ? undefined : tell(plan)), [plan]);
  return (
    <Stack as="section" gap={12} aria-live="polite" aria-label={words.title}>
      <Row gap={12} wraps justify="between" align="baseline">
        <Heading level={3} look="h4">
          {words.title}
        </Heading>
        <Text size="small" tone="secondary">
          {words.lead}
        </Text>
      </Row>
      {known?.problem === undefined ? null : <Banner tone="bad">{known.problem}</Banner>}
      {known === undefined ? <Text tone="secondary">{words.waiting}</Text> : null}
      {plan === undefined ? null : merged ? (
        <MergeEffects {...{ plan, merged }} />
      ) : (
        <SplitEffects plan={plan} />
      )}
    </Stack>
  );
}

function MergeEffects({ plan, merged }: { plan: RegroupPlan; merged: Merged }) {
  const [group] = plan.groups;
  if (group === undefined) return null;
  return (
    <>
      <List lines="between" inset={[10, 0]}>
        <Effect icon="bracket" text={words.foldedText}>
          {words.folded(merged.from, merged.into)}
        </Effect>
        <Effect
          icon="users"
          value={`${formatNumber(group.before)} → ${formatNumber(group.fighters.length)}`}
          text={<People group={group} />}
        >
          {words.people}
        </Effect>
        <Effect icon="scale" value={weightRange(group)} text={words.difference(group.differencePercent)}>
          {words.weights}
        </Effect>
        <Effect icon="mat" value={words.formatOf(group)}>
          {words.format}
        </Effect>
        {plan.both === 0 ? null : (
          <Effect icon="check" value={formatNumber(plan.both)}>
            {words.both}
          </Effect>
        )}
        {plan.undecided === 0 ? null : (
          <Effect icon="doc" value={formatNumber(plan.undecided)}>
            {words.undecided}
          </Effect>
        )}
      </List>
      {group.isTooWide ? <Banner tone="wait">{words.tooWide}</Banner> : null}
    </>
  );
}

type EffectProps = { icon: IconName; value?: string | undefined; text?: ReactNode; children: ReactNode };

function Effect({ icon, value, text, children }: EffectProps) {
  return (
    <li>
      <Row gap={12} align="start">
        <Icon name={icon} size={18} />
        <Fill>
          <b>{children}</b>
          {typeof text === "string" ? (
            <Text size="small" tone="secondary">
              {text}
            </Text>
          ) : (
            text
          )}
        </Fill>
        {value === undefined ? null : <b>{value}</b>}
      </Row>
    </li>
  );
}

function SplitEffects({ plan: { groups, left } }: { plan: RegroupPlan }) {
  return (
    <>
      <Grid least={220} gap={12} align="start">
        {groups.map((group, index) => (
          <section key={index} className={styles.group} aria-label={words.group(index)}>
            <Row gap={8} wraps justify="between" align="baseline">
              <b>{words.group(index)}</b>
              <Text size="small" tone="secondary">
                {[weightRange(group), words.difference(group.differencePercent), words.formatOf(group)]
                  .filter(Boolean)
                  .join(", ")}
              </Text>
            </Row>
            <People group={group} />
            {group.isTooWide ? <Banner tone="wait">{words.tooWide}</Banner> : null}
          </section>
        ))}
      </Grid>
      {left.length === 0 ? null : (
        <Banner tone="wait" title={words.left}>
          {left.map(words.leftPerson).join("; ")}
        </Banner>
      )}
    </>
  );
}

function People({ group: { fighters } }: { group: RegroupGroup }) {
  return (
    <ul className={styles.people}>
      {fighters.map(({ fighter, name, weight }) => (
        <li key={fighter}>{person(name, weight)}</li>
      ))}
    </ul>
  );
}
