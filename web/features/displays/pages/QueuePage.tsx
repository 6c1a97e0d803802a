import type { Carpet, Competition, Fighting } from "#contract/competition/entity.ts";
import { screen as text } from "#texts/displays/screen.ts";
import { screenPages } from "#texts/displays/screenPages.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { boutOnMat, hasBegun, isPaired } from "#web/sport/facts/boutPhase.ts";
import { peopleOf } from "#web/sport/facts/boutSides.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { inCallOrder } from "#web/sport/facts/inCallOrder.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { useWindowWords } from "#web/sport/time/StartTime.tsx";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { useAmount } from "./scales.ts";
import { usePartOf } from "./usePart.ts";
import styles from "./QueuePage.module.css";
import { ScreenNote } from "./ScreenFrame.tsx";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";

type Props = { competition: Competition; starts: StartWindows };

const { on, next, ready, warmUp } = screenPages.queue;
const COLUMNS = [on, next, ready, warmUp];
/** Narrower columns could not hold a larger name: the later pairs wait until they come nearer. */
const COLUMNS_OF_LARGER_TEXT = { 1.5: 3, 2: 2 };
/** More rows than this could not be read from the last row of seats: the mats then take turns. */
const ROWS = 6;
/** On a wall that stands on end the later pairs of more mats would be too small to read. */
const DEEP_ROWS = 4;

/** Who goes where and in what order: the wall of the warm-up room. */
export function QueuePage({ competition, starts }: Props) {
  const rows = useAmount(ROWS, { 1.25: 3, 1.5: 3, 2: 2 });
  const shown = usePartOf("queue", competition.carpets, rows);
  const columns = useAmount(COLUMNS.length, COLUMNS_OF_LARGER_TEXT);
  if (competition.fightings.length === 0) return <ScreenNote>{screenPages.noOrder}</ScreenNote>;
  return (
    <table className={styles.queue}>
      <thead>
        <tr>
          <th scope="col">{text.columns.carpet}</th>
          {COLUMNS.map((column, index) => (
            <th key={column} scope="col" hidden={index >= columns}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-deep={shown.length <= DEEP_ROWS || undefined}>
        {shown.map((carpet) => (
          <Mat key={carpet.uuid} {...{ carpet, columns, competition, starts }} />
        ))}
      </tbody>
    </table>
  );
}

function Mat({ carpet, columns, competition, starts }: Props & { carpet: Carpet; columns: number }) {
  const bouts = queueOf(competition, carpet, starts);
  const pause = useBreak(competition, carpet.uuid);
  return (
    <tr>
      <th scope="row" className={styles.sign} aria-label={carpet.name}>
        {matSign(carpet.name)}
      </th>
      {bouts.map((bout, index) => (
        <td
          key={bout?.uuid ?? COLUMNS[index]}
          data-column={COLUMNS[index]}
          hidden={index >= columns}
          data-on={(index === 0 && bout !== undefined) || undefined}
        >
          {bout !== undefined ? (
            <Pair competition={competition} bout={bout} starts={starts} />
          ) : index === 0 && pause !== undefined ? (
            <FitText text={pause} className={styles.pause} wraps />
          ) : null}
        </td>
      ))}
    </tr>
  );
}

/** The bout that is on, or nothing, and the next ones whose people are known; always as many as there are columns. */
function queueOf(
  competition: Competition,
  carpet: Carpet,
  starts: StartWindows,
): readonly (Fighting | undefined)[] {
  const bouts = inCallOrder(boutsOnMat(competition, carpet), starts);
  const on = boutOnMat(bouts);
  const coming = bouts.filter((bout) => bout.uuid !== on?.uuid && !hasBegun(bout) && isPaired(bout));
  return COLUMNS.map((_, index) => (index === 0 ? on : coming[index - 1]));
}

function Pair({ competition, bout, starts }: Props & { bout: Fighting }) {
  const windowWords = useWindowWords();
  const category = competition.categories.find(({ uuid }) => uuid === bout.category.uuid);
  const window = bout.state === "waiting" ? starts.get(bout.uuid) : undefined;
  const when = bout.state === "called" ? text.called : windowWords(window);
  return (
    <>
      <BoutPair bout={bout} view={peopleOf(competition)} size="wallQueue" />
      <small>{[when, category && categoryTitle(category).main].filter(Boolean).join(", ")}</small>
    </>
  );
}
