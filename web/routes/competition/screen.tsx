import type { Carpet, Fighting } from "#contract/entity.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { shortName } from "#web/i18n/names.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { useClock } from "#web/layouts/useClock.ts";
import { pairText } from "#web/routes/view/boutText.ts";
import {
  cornersOf,
  isPaired,
  matLine,
  matSign,
  scoreOf,
  viewOf,
  type CompetitionView,
} from "#web/routes/view/competitionView.ts";
import { BoutClock } from "#web/routes/view/BoutClock.tsx";
import { loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { Mark } from "#web/ui/Mark.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/screen.ts";
import styles from "./screen.module.css";

export async function loader(args: Route.LoaderArgs) {
  return { competition: await loadCompetition(args, args.params.uuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.nav.screen}: ${loaderData.competition.title}` });

/** All mats for a wall of the hall. Nobody touches it: no links, no buttons. */
export default function ScreenPage({ loaderData: { competition: loaded } }: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const time = useClock();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Mark size={64} />
        <h1>{competition.title}</h1>
        <time>{time}</time>
      </header>
      <ul className={styles.mats}>
        {competition.carpets.map((carpet) => (
          <ScreenMat key={carpet.uuid} view={view} carpet={carpet} />
        ))}
      </ul>
    </div>
  );
}

function ScreenMat({ view, carpet }: { view: CompetitionView; carpet: Carpet }) {
  const { now, queue, progress } = matLine(view, carpet);
  const next = queue.find(isPaired);
  return (
    <li className={styles.mat} data-state={now?.state}>
      <span className={styles.sign}>{matSign(carpet.name)}</span>
      {now ? (
        <Now view={view} bout={now} />
      ) : (
        <p className={styles.free}>
          {progress.total > 0 && progress.done === progress.total
            ? operation.screen.done
            : operation.screen.free}
        </p>
      )}
      {next ? (
        <p className={styles.next}>
          <small>{operation.screen.next}</small>
          {pairText(view, next)}
        </p>
      ) : null}
    </li>
  );
}

function Now({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  return (
    <>
      <div className={styles.pair}>
        <p className={styles.category}>{view.categories.get(bout.category.uuid)?.title}</p>
        {cornersOf(view, bout).map((fighter, index) => (
          <p
            key={fighter?.uuid ?? index}
            className={styles.corner}
            data-corner={index === 0 ? "red" : "blue"}
          >
            <span>{fighter ? shortName(fighter) : boutWords.tbd}</span>
            <b>{formatNumber(scoreOf(bout, fighter?.uuid).scores)}</b>
          </p>
        ))}
      </div>
      <p className={styles.clock}>
        {bout.state === "called" ? (
          boutStates.called
        ) : (
          <BoutClock clock={bout.clock} serverTime={view.competition.serverTime} />
        )}
      </p>
    </>
  );
}
