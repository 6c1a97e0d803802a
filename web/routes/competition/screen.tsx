import type { Carpet, Fighting } from "#contract/entity.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { shortName } from "#web/i18n/names.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { boutStates, boutWords } from "#web/i18n/ru/bout.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { useClock } from "#web/layouts/useClock.ts";
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
import { categoryTitle } from "#web/sport/categoryTitle.ts";
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
        <Mark variant="dark" size={64} />
        <h1>
          {competition.title} <small>{operation.screen.title}</small>
        </h1>
        <time>{time}</time>
      </header>
      <div className={styles.columns} aria-hidden="true">
        <span>{operation.screen.carpet}</span>
        <span>{operation.screen.now}</span>
        <span>{operation.screen.next}</span>
      </div>
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
    <li className={styles.mat} data-state={now?.state} aria-label={carpet.name}>
      <span className={styles.sign} aria-hidden="true">
        <span>{matSign(carpet.name)}</span>
      </span>
      {now ? (
        <Now view={view} bout={now} />
      ) : (
        <p className={styles.free}>
          {progress.total > 0 && progress.done === progress.total
            ? operation.screen.done
            : operation.screen.free}
        </p>
      )}
      {next ? <Next view={view} bout={next} /> : <span className={styles.next} />}
    </li>
  );
}

function Now({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  const hasScore = bout.state !== "called";
  return (
    <>
      <div className={styles.pair}>
        {cornersOf(view, bout).map((fighter, index) => (
          <p
            key={fighter?.uuid ?? index}
            className={styles.corner}
            data-corner={index === 0 ? "red" : "blue"}
          >
            <span>{fighter ? shortName(fighter) : boutWords.tbd}</span>
            {hasScore ? <b>{formatNumber(scoreOf(bout, fighter?.uuid).scores)}</b> : null}
          </p>
        ))}
      </div>
      <p className={styles.clock}>
        {hasScore ? (
          <BoutClock clock={bout.clock} serverTime={view.competition.serverTime} />
        ) : (
          <span className={styles.called}>{boutStates.called}</span>
        )}
        <small>{weightOf(view, bout)}</small>
      </p>
    </>
  );
}

function Next({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  return (
    <div className={styles.next}>
      {cornersOf(view, bout).map((fighter, index) => (
        <p key={fighter?.uuid ?? index}>{fighter ? shortName(fighter) : boutWords.tbd}</p>
      ))}
      <small>{weightOf(view, bout)}</small>
    </div>
  );
}

/** «до 77 кг»: from far away there is no room for the rest of the title. */
function weightOf(view: CompetitionView, bout: Fighting): string {
  const category = view.categories.get(bout.category.uuid);
  return category === undefined ? "" : categoryTitle(category).main;
}
