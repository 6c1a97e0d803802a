import type { FormatsDay } from "#contract/draw/formats.ts";
import type { ReactNode } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { medalNeeds } from "#domain/awarding/medals.ts";
import { dayAt } from "#domain/schedule/programme/programme.ts";
import { formatDayMonth } from "#texts/dates.ts";
import { formatNumber } from "#texts/numbers.ts";
import { formatWishes as words } from "#texts/formats.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { Text } from "#web/kit/Text.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import styles from "./formats.module.css";
import type { FormatsDraft } from "./useFormatsDraft.ts";

type Props = { competition: Competition; before: FormatsDay; draft: FormatsDraft };

/** The day as it is and as it would be, and the one press for all categories. */
export function EffectCard({ competition, before, draft }: Props) {
  const { after, isChanged, failure, problem } = draft;
  const undecided = before.categories.reduce((sum, one) => sum + (one.isDrawn ? 0 : one.undecided), 0);
  const canApply = isChanged && problem === undefined && after !== undefined;
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.effect} />
      </CardHead>
      <CardBody>
        <Stack gap={14}>
          <Comparison {...{ competition, before, after }} />
          {failure === undefined ? null : (
            <Banner
              tone="bad"
              title={words.failed}
              action={
                <Button variant="secondary" onClick={draft.recount}>
                  {words.again}
                </Button>
              }
            >
              {failure}
            </Banner>
          )}
          <output>
            <Text size="small" tone="secondary">
              {!isChanged ? words.none : canApply || failure || problem ? null : words.counting}
            </Text>
          </output>
          {undecided === 0 ? null : (
            <Text size="small" tone="secondary">
              {words.undecided(undecided)}
            </Text>
          )}
          <Row gap={12} wraps align="stretch">
            <ActButton disabled={!canApply} onPress={draft.save}>
              {words.apply}
            </ActButton>
            {isChanged ? (
              <Button variant="ghost" onClick={draft.reset}>
                {words.cancel}
              </Button>
            ) : null}
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
}

type ComparisonProps = Pick<Props, "competition" | "before"> & { after: FormatsDay | undefined };

function Comparison({ competition, before, after }: ComparisonProps) {
  const changed = after === undefined ? undefined : countChanged(before, after);
  return (
    <Table caption={words.effect} isDense>
      <thead>
        <tr>
          <HeadCell>
            <VisuallyHidden>{words.effect}</VisuallyHidden>
          </HeadCell>
          <HeadCell>{words.before}</HeadCell>
          <HeadCell>{words.after}</HeadCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell>{words.bouts}</Cell>
          <Cell>{formatNumber(before.bouts)}</Cell>
          <Cell>
            <Pending isKnown={after !== undefined}>
              <b>{formatNumber(after?.bouts ?? 0)}</b> <Small>{boutsDifference(before, after)}</Small>
            </Pending>
          </Cell>
        </tr>
        <tr>
          <Cell>{words.bronzes}</Cell>
          <Cell>{formatNumber(bronzesOf(before))}</Cell>
          <Cell>
            <Pending isKnown={after !== undefined}>
              <b>{formatNumber(bronzesOf(after ?? before))}</b>
            </Pending>
          </Cell>
        </tr>
        <tr>
          <Cell>{(competition.programme?.days.length ?? 0) > 1 ? words.lastEnd : words.end}</Cell>
          <Cell>
            <End competition={competition} day={before} />
          </Cell>
          <Cell>
            <Pending isKnown={after !== undefined}>
              <b>{after === undefined ? null : <End competition={competition} day={after} />}</b>{" "}
              <Small>{endDifference(before, after)}</Small>
            </Pending>
          </Cell>
        </tr>
        <tr>
          <Cell>{words.changed}</Cell>
          <Cell>—</Cell>
          <Cell>
            <Pending isKnown={changed !== undefined}>
              <b>{formatNumber(changed ?? 0)}</b>
            </Pending>
          </Cell>
        </tr>
      </tbody>
    </Table>
  );
}

function Pending({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return isKnown ? children : <Skeleton />;
}

const Small = ({ children }: { children: string }) =>
  children === "" ? null : <small className={styles.difference}>{children}</small>;

/** By a programme its day and time, on the day a time of the clock, before it how long the day is. */
function End({ competition, day }: { competition: Competition; day: FormatsDay }) {
  const { endsInMs, endsAtMs } = day;
  if (endsInMs === null) return words.noMats;
  if (endsAtMs !== null) {
    const date = competition.programme && dayAt(competition.programme, endsAtMs)?.date;
    return <ClockTime atMs={endsAtMs} words={(time) => words.onDay(formatDayMonth(date), time)} />;
  }
  if (competition.status !== "in_progress") return words.afterStart(endsInMs);
  return <ClockTime atMs={competition.serverTime + endsInMs} />;
}

/** Medals to have at hand, as the awarding counts them (AW7, DR93). */
const bronzesOf = ({ categories, lines }: FormatsDay): number =>
  medalNeeds(
    categories.map(({ athletes, format }) => ({ n: athletes, format: format ?? undefined })),
    lines,
  ).bronze;

const countChanged = (before: FormatsDay, after: FormatsDay): number =>
  after.categories.filter(
    ({ category, format }) => before.categories.find((one) => one.category === category)?.format !== format,
  ).length;

function boutsDifference(before: FormatsDay, after: FormatsDay | undefined): string {
  const by = (after?.bouts ?? before.bouts) - before.bouts;
  return by === 0 ? "" : by > 0 ? words.moreBouts(by) : words.fewerBouts(-by);
}

/** A guess is told in steps of five minutes: less is no difference. */
const LEAST_TOLD_MS = 150_000;

function endDifference(before: FormatsDay, after: FormatsDay | undefined): string {
  if (after === undefined || after.endsInMs === null || before.endsInMs === null) return "";
  // What was asked for earlier is counted from an earlier moment: only instants can be compared then.
  const by =
    after.endsAtMs === null || before.endsAtMs === null
      ? after.endsInMs - before.endsInMs
      : after.endsAtMs - before.endsAtMs;
  if (by === 0) return "";
  if (Math.abs(by) < LEAST_TOLD_MS) return words.same;
  return by > 0 ? words.later(by) : words.earlier(-by);
}
