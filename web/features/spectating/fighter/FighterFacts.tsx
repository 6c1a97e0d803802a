import type { Fighting } from "#contract/competition/entity.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { Fact, Facts } from "#web/kit/layout/layout.tsx";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { compareInstants } from "#web/sport/facts/competitionView.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Card } from "#web/kit/Card.tsx";
import styles from "./FighterFacts.module.css";

type Props = {
  /** Of the athlete, all of them. */
  bouts: readonly Fighting[];
  next: Fighting | undefined;
  /** The best of the places that are decided. */
  place: number | undefined;
  /** Nothing can follow any more; who has lost may still come back through a repechage. */
  isDone: boolean;
  starts: StartWindows;
};

/** How far the athlete is, how long the rest is, and how much was fought today. */
export function FighterFacts({ bouts, next, place, isDone, starts }: Props) {
  const done = bouts.filter(isFinished).toSorted((a, b) => compareInstants(a.finishedAt, b.finishedAt));
  const last = done.at(-1);
  const onMatMs = done.reduce((sum, { result }) => sum + (result?.elapsedMs ?? 0), 0);
  const facts = [
    [athlete.standing, standingWords(next, place, isDone ? last : undefined)],
    [athlete.rest, restWords(next && starts.get(next.uuid)?.startMs, last)],
    [athlete.onMat, onMatMs === 0 ? "" : formatElapsed(onMatMs)],
  ].filter(([, words]) => words !== "");
  return facts.length === 0 ? null : (
    <Card>
      <Facts align="end" className={styles.facts} aria-label={athlete.facts}>
        {facts.map(([label, words]) => (
          <Fact key={label} label={label}>
            {words}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

function standingWords(next: Fighting | undefined, place: number | undefined, last: Fighting | undefined) {
  const lower = (bout: Fighting) => boutRound(bout).toLocaleLowerCase("ru");
  if (next !== undefined) return lower(next);
  if (place !== undefined) return athlete.place(place);
  return last === undefined ? "" : athlete.leftAt(lower(last));
}

const MINUTE_MS = 60_000;

/** From the end of the last bout to the likely start of the next. */
function restWords(startMs: number | undefined, last: Fighting | undefined): string {
  if (startMs === undefined || last === undefined || last.finishedAt === null) return "";
  return athlete.restMinutes(Math.max(0, Math.round((startMs - Date.parse(last.finishedAt)) / MINUTE_MS)));
}
