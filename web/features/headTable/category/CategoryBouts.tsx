import type { Fighting } from "#contract/competition/entity.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { personName } from "#web/i18n/names.ts";
import { mats } from "#texts/headTable/mats.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { roundWords } from "#texts/sport/sport.ts";
import { colourScoreText, waitingText } from "#web/sport/facts/boutText.ts";
import { cornersOf } from "#web/sport/facts/competitionView.ts";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";
import { methodOf } from "#contract/bout/boutMethod.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Menu } from "#web/kit/Menu.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import styles from "./CategoryBouts.module.css";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { roundsInOrder } from "./roundsInOrder.ts";
import { hasBegun, isMovable } from "#web/features/headTable/desk/matBouts.ts";
import type { BoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { boutWarnings, Warnings } from "#web/features/headTable/acts/Warnings.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";

type Props = { desk: DeskState; acts: BoutActs; picture: CategoryPicture };

const text = mats.category;

/** Every bout of the category, round by round, each with what can be done about it. */
export function CategoryBouts({ desk, acts, picture }: Props) {
  const rounds = roundsInOrder(Map.groupBy(picture.bouts, (bout) => roundOf(picture, bout)));
  const { plan } = desk;
  const next = plan.calledNext(
    picture.bouts.filter((bout) => isPaired(bout) && isMovable(bout) && !plan.off.has(bout.uuid)),
  );
  return (
    <Card isClipped>
      <Table caption={text.bouts} className={styles.bouts}>
        <thead>
          <tr>
            <HeadCell>№</HeadCell>
            <HeadCell>{text.red}</HeadCell>
            <HeadCell align="center">{text.score}</HeadCell>
            <HeadCell>{text.blue}</HeadCell>
            <HeadCell className={styles.wide}>{text.mat}</HeadCell>
            <HeadCell align="end" className={styles.wide}>
              {text.time}
            </HeadCell>
            <HeadCell align="end">{text.action}</HeadCell>
          </tr>
        </thead>
        {rounds.map(([round, bouts]) => (
          <tbody key={round}>
            <tr className={styles.round}>
              <th scope="colgroup" colSpan={7}>
                {round}
              </th>
            </tr>
            {bouts.map((bout) => (
              <BoutRow key={bout.uuid} desk={desk} acts={acts} bout={bout} isNext={bout === next} />
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

function roundOf({ drawn }: CategoryPicture, { bracketId, round }: Fighting): string {
  const label = drawn?.draw.bouts.find(({ id }) => id === bracketId)?.label;
  return label === undefined ? String(round ?? "") : roundWords(label);
}

type RowProps = Pick<Props, "desk" | "acts"> & {
  bout: Fighting;
  /** The one of the category to begin with. */
  isNext: boolean;
};

function BoutRow({ desk, acts, bout, isNext }: RowProps) {
  const { view, plan } = desk;
  const method = methodOf(bout);
  const name = (corner: Corner) => (
    <BoutPair
      view={view}
      bout={bout}
      size="cell"
      corner={corner}
      open={(index) => waitingText(view, bout, index)}
    />
  );
  return (
    <tr className={cx(styles.bout, hasBegun(bout) && styles.live)}>
      <Cell>{bout.number}</Cell>
      <Cell>
        {name("red")}
        <Warnings warnings={boutWarnings(view, plan, bout)} />
      </Cell>
      <Cell align="center" className={styles.result}>
        <b className={styles.score}>
          {bout.state === "waiting" || bout.state === "called" ? "—" : colourScoreText(bout)}
        </b>
        {method === undefined ? null : <small className={styles.how}>{OFFICIAL_METHODS[method]}</small>}
      </Cell>
      <Cell>{name("blue")}</Cell>
      <Cell className={styles.wide}>
        <MatChoice desk={desk} acts={acts} bout={bout} />
      </Cell>
      <Cell align="end" className={styles.wide}>
        <ClockTime {...timeOf(desk, bout)} />
      </Cell>
      <Cell align="end">
        <span className={styles.actions}>
          <MainAction desk={desk} bout={bout} isNext={isNext} />
          {bout.state === "finished" || plan.off.has(bout.uuid) ? null : (
            <Menu
              label={mats.menu(mats.bout(bout.number, pairOf(desk, bout)))}
              actions={() => acts.menuOf(bout)}
            />
          )}
        </span>
      </Cell>
    </tr>
  );
}

/** The mat of a bout; one that has not begun goes to another from here. */
function MatChoice({ desk, acts, bout }: Pick<Props, "desk" | "acts"> & { bout: Fighting }) {
  const { view, plan } = desk;
  const name = view.carpets.get(bout.carpet?.uuid ?? "")?.name ?? text.without;
  const hasOthers = view.competition.carpets.some(({ uuid }) => uuid !== bout.carpet?.uuid);
  if (!isMovable(bout) || plan.off.has(bout.uuid) || !hasOthers) return name;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-label={`${name}. ${text.chooseMat(mats.bout(bout.number, pairOf(desk, bout)))}`}
      onClick={() => acts.open("move", bout)}
    >
      {name}
      <Icon name="down" size={16} />
    </Button>
  );
}

function pairOf({ view }: DeskState, bout: Fighting): string {
  return cornersOf(view, bout)
    .map((fighter, index) => (fighter ? personName(fighter) : waitingText(view, bout, index)))
    .join(" — ");
}

function timeOf({ plan }: DeskState, bout: Fighting) {
  if (bout.finishedAt !== null) return { atMs: Date.parse(bout.finishedAt) };
  return { atMs: plan.starts.get(bout.uuid)?.startMs, words: mats.about };
}

/** Of a bout that will not be fought: who stands in it alone passes. */
const offWord = ({ slots }: Fighting): string =>
  slots.some(({ fighter }) => fighter !== null) ? text.noOpponent : text.notNeeded;

function MainAction({ desk, bout, isNext }: Omit<RowProps, "acts">) {
  const isChief = useMay("decide");
  const base = `/competition/${desk.competition.uuid}`;
  const href = `${base}/fighting/${bout.uuid}`;
  if (desk.plan.off.has(bout.uuid)) return <Badge>{offWord(bout)}</Badge>;
  if (bout.state === "finished")
    return (
      <Button variant="ghost" href={`${base}/corrections/${bout.uuid}`}>
        {isChief ? mats.correct : mats.protocol}
      </Button>
    );
  // Another one is begun by its menu: the way that is meant is one.
  if (!hasBegun(bout) && !isNext) return <Badge tone="line">{text.waits}</Badge>;
  return (
    <Button variant={hasBegun(bout) ? "live" : "primary"} href={href}>
      {hasBegun(bout) ? text.table : text.start}
    </Button>
  );
}
