import type { ChangePlan } from "#contract/draw/lateChange.ts";
import { lateWords } from "#texts/late.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";

type Props = {
  plan: ChangePlan | undefined;
  problem: string | undefined;
  nameOf: (fighter: string) => string;
  matOf: (carpet: string) => string | undefined;
};

/** As many bouts as are read before a press; the rest is counted. */
const MOST_SHOWN = 5;

/** What follows from a change, before it is made. */
export function PlanView({ plan, problem, nameOf, matOf }: Props) {
  return (
    <Stack as="section" gap={8} aria-live="polite">
      <Heading level={3} look="h4">
        {lateWords.plan.title}
      </Heading>
      {problem === undefined ? null : <Banner tone="bad">{problem}</Banner>}
      {plan === undefined || plan.misfits.length === 0 ? null : (
        <Banner tone="wait" icon="warn" title={lateWords.plan.misfit}>
          {lateWords.plan.misfits(plan.misfits)}
        </Banner>
      )}
      {plan === undefined ? (
        problem === undefined ? (
          <Text tone="secondary">{lateWords.plan.later}</Text>
        ) : null
      ) : (
        <Lines {...{ plan, nameOf, matOf }} />
      )}
    </Stack>
  );
}

function Lines({ plan, nameOf, matOf }: Omit<Props, "plan" | "problem"> & { plan: ChangePlan }) {
  const { bouts, mats } = plan;
  const pairOf = (people: readonly (string | null)[]) =>
    people.map((id) => (id === null ? lateWords.plan.open : nameOf(id))).join(" — ");
  return (
    <List gap={8} lines="between">
      {bouts.length === 0 ? <li>{lateWords.plan.nothing}</li> : null}
      {bouts.slice(0, MOST_SHOWN).map(({ number, carpet, before, after }, index) => (
        <li key={index}>
          <Row gap={12} align="start">
            <Icon name="bracket" size={18} />
            <span>
              {after === null
                ? lateWords.plan.dropped(number, pairOf(before ?? []))
                : lateWords.plan.bout(number, pairOf(after), matOf(carpet ?? ""))}
              <Text size="small" tone="secondary">
                {after === null
                  ? lateWords.plan.passes
                  : before === null
                    ? lateWords.plan.made
                    : lateWords.plan.was(pairOf(before))}
              </Text>
            </span>
          </Row>
        </li>
      ))}
      {bouts.length > MOST_SHOWN ? <li>{lateWords.plan.more(bouts.length - MOST_SHOWN)}</li> : null}
      {mats.map(({ carpet, endedInMs, endsInMs }) => (
        <li key={carpet}>
          <Row gap={12} align="start">
            <Icon name="clock" size={18} />
            <span>{lateWords.plan.mat(matOf(carpet), endsInMs - endedInMs)}</span>
          </Row>
        </li>
      ))}
    </List>
  );
}
