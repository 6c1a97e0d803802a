import type { MovedCategory, Plan, SplitCategory } from "#domain/schedule/plan/plan.ts";
import { apartMinutes } from "./planChange.ts";
import { mats } from "#texts/headTable/mats.ts";
import { Fact, Facts, List, Stack } from "#web/kit/layout/layout.tsx";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useTimes } from "#web/sport/time/ClockTime.tsx";

const text = mats.balance;
/** More would not be read before a press. */
const MOST_LINES = 8;

type Ends = Pick<Plan, "endMs" | "matEndsMs">;

type Props = {
  view: Pick<CompetitionView, "carpets" | "categories">;
  before: Ends;
  plan: Ends & Pick<Plan, "moved">;
  splits: readonly SplitCategory[];
  /** Where a plan is of several days: when each of them ends, and ended where anything was fought on it. */
  days?: readonly {
    readonly label: string;
    readonly beforeMs: number | undefined;
    readonly afterMs: number;
  }[];
};

/** What a plan would change for everybody who has heard the present one (DY42, DY43). */
export function PlanDifference({ view, before, plan, splits, days }: Props) {
  const times = useTimes();
  const elsewhere = plan.moved.filter(({ from, to }) => to.some((carpet) => !from.includes(carpet)));
  const later = plan.moved.filter((one) => !elsewhere.includes(one));
  const named = (carpets: readonly string[]) =>
    carpets.map((carpet) => view.carpets.get(carpet)?.name ?? "").join(", ");
  const shiftOf = ({ shiftMs }: MovedCategory) => text.shift(Math.round(shiftMs / 60_000));
  return (
    <Stack gap={16}>
      <Facts>
        {(days ?? [{ label: text.dayEnd, beforeMs: before.endMs, afterMs: plan.endMs }]).map((day) => (
          <Fact key={day.label} label={day.label}>
            {day.beforeMs === undefined
              ? times(day.afterMs)
              : text.change(times(day.beforeMs), times(day.afterMs))}
          </Fact>
        ))}
        <Fact label={text.apart}>
          {text.change(text.span(apartMinutes(before)), text.span(apartMinutes(plan)))}
        </Fact>
      </Facts>
      <Lines
        title={text.movedTitle(elsewhere.length)}
        view={view}
        lines={elsewhere}
        wordsOf={(one) => text.moved(named(one.from), named(one.to), shiftOf(one))}
      />
      <Lines
        title={text.laterTitle(later.length)}
        view={view}
        lines={later}
        wordsOf={(one) => text.moved(named(one.from), named(one.to), shiftOf(one))}
      />
      <Lines
        title={text.splitTitle(splits.length)}
        view={view}
        lines={splits}
        wordsOf={({ carpets, savedMs }: SplitCategory) =>
          text.split(named(carpets), Math.max(0, Math.round(savedMs / 60_000)))
        }
      />
    </Stack>
  );
}

type LinesProps<Line> = {
  title: string;
  view: Props["view"];
  lines: readonly Line[];
  wordsOf: (line: Line) => string;
};

function Lines<Line extends { readonly category: string }>({
  title,
  view,
  lines,
  wordsOf,
}: LinesProps<Line>) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={4}>
      <b>{title}</b>
      <List gap={4}>
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line.category}>
            {boundTitle(view.categories.get(line.category)?.title ?? "")}: {wordsOf(line)}
          </li>
        ))}
      </List>
      {lines.length > MOST_LINES ? <small>{text.more(lines.length - MOST_LINES)}</small> : null}
    </Stack>
  );
}
