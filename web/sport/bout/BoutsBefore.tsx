import type { Fighting } from "#contract/competition/entity.ts";
import { formatCount } from "#texts/numbers.ts";
import { boutStates, boutWords } from "#texts/sport/bout.ts";
import { athlete } from "#texts/spectating/athlete.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { followsFromResult } from "#web/sport/facts/followsFromResult.ts";
import { hasBegun, isPaired } from "#web/sport/facts/boutPhase.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { BoutClock } from "#web/sport/time/BoutClock.tsx";
import { BoutPair } from "./BoutPair.tsx";
import styles from "./BoutsBefore.module.css";

/** More are a number: nobody watches the sixth from now. */
const MOST_LISTED = 4;

type Props = { view: CompetitionView; line: readonly Fighting[] };

/** «До неё 2 схватки: № 11 Кочетов — Лысенко, идёт 2:47»: what a mat does until somebody's turn. */
export function BoutsBefore({ view, line }: Props) {
  if (line.length === 0) return <p className={styles.before}>{athlete.beforeNone}</p>;
  const shown = line.slice(0, line.length > MOST_LISTED ? MOST_LISTED - 1 : MOST_LISTED);
  const rest = line.length - shown.length;
  return (
    <div className={styles.before}>
      <p>{athlete.beforeList(formatCount(line.length, "bout"))}</p>
      <ol>
        {shown.map((bout, index) => (
          <li key={bout.uuid}>
            {bout.number === null ? null : <b>{boutWords.number(bout.number)} </b>}
            <span {...(followsFromResult(bout) ? SPOILER : undefined)}>
              <BoutPair view={view} bout={bout} size="surnames" />
            </span>
            <State view={view} bout={bout} isNext={index === 0 || hasBegun(shown[index - 1] ?? bout)} />
          </li>
        ))}
      </ol>
      {rest === 0 ? null : <p>{athlete.beforeRest(formatCount(rest, "bout"))}</p>}
    </div>
  );
}

type StateProps = { view: CompetitionView; bout: Fighting; isNext: boolean };

function State({ view, bout, isNext }: StateProps) {
  if (bout.state === "waiting") return isNext && isPaired(bout) ? <>, {athlete.getReady}</> : null;
  const word = boutStates[bout.state].toLocaleLowerCase("ru");
  if (bout.state !== "running") return <>, {word}</>;
  return (
    <>
      , {word} <BoutClock clock={bout.clock} serverTime={view.competition.serverTime} />
    </>
  );
}
