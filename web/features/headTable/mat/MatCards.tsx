import { personName } from "#web/i18n/names.ts";
import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting, Carpet } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { CallPanel } from "#web/features/headTable/acts/CallPanel.tsx";
import {
  boutWarnings,
  neutralityWarnings,
  personWarnings,
  Warnings,
} from "#web/features/headTable/acts/Warnings.tsx";
import type { BoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { useFreshDesk, type FreshDesk } from "#web/features/headTable/desk/useFreshDesk.ts";
import styles from "./MatCards.module.css";
import { formatElapsed } from "#web/i18n/times.ts";
import { formatCount } from "#texts/numbers.ts";
import { mats } from "#texts/headTable/mats.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack, Fact, Facts, List } from "#web/kit/layout/layout.tsx";
import { BoutPair } from "#web/sport/bout/BoutPair.tsx";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { markOf } from "../desk/presence.ts";
import { PresenceMarks } from "../desk/PresenceMarks.tsx";
import { boutLine, scoreText } from "#web/sport/facts/boutText.ts";
import { finalWaits } from "#web/sport/facts/calledNext.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { useState } from "react";
import { useMay } from "#web/platform/session/decideAccess.ts";

type Props = { desk: DeskState; acts: BoutActs; bout: Fighting | undefined };

/** The bout on the mat with the way to its table, and back to the queue when it was begun by mistake. */
export function NowCard({ desk, acts, bout }: Props) {
  if (bout === undefined)
    return (
      <Card>
        <EmptyState title={mats.noneOnMat} level={2} />
      </Card>
    );
  return (
    <Stack gap={8}>
      <NowBoard view={desk.view} bout={bout} title={eventMats.now} detail={boutLine(desk.view, bout)} />
      <Button
        variant="live"
        size="lg"
        isBlock
        href={`/competition/${desk.competition.uuid}/fighting/${bout.uuid}`}
      >
        <Icon name="fwd" />
        {mats.openTable}
      </Button>
      <Row gap={8} align="stretch" wraps className={styles.more}>
        <Button variant="secondary" onClick={() => acts.open("return", bout)}>
          <Icon name="undo" size={18} />
          {mats.returnToQueue}
        </Button>
        <Button variant="secondary" onClick={() => acts.open("result", bout)}>
          {mats.actions.result}
        </Button>
      </Row>
    </Stack>
  );
}

type NextCardProps = {
  desk: DeskState;
  acts: BoutActs;
  bout: Fighting | undefined;
  /** Stands before it and lets it pass. */
  waiting: Fighting | undefined;
  people: Desk["people"];
  neutrality: Desk["neutrality"];
  presence: Desk["presence"];
  /** Another bout is on the mat. */
  isBusy: boolean;
  /** The break of the mat in words; its table asks before the bout begins (DY73). */
  pause: string | undefined;
};

/** The pair that gets ready: are they here, may they start. */
export function NextCard(props: NextCardProps) {
  const { desk, acts, bout, waiting, people, neutrality, presence, isBusy, pause } = props;
  const held = waiting && finalWaits(desk.competition, waiting);
  if (bout === undefined)
    return (
      <Card>
        <EmptyState title={mats.nobodyNext} level={2}>
          {held ?? mats.nobodyNextText}
        </EmptyState>
      </Card>
    );
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={mats.preparing(bout.number)} />
        <span className={styles.when}>
          <ClockTime atMs={desk.plan.starts.get(bout.uuid)?.startMs} words={mats.about} />
        </span>
      </CardHead>
      <BoutPair
        view={desk.view}
        bout={bout}
        size="next"
        renderUnder={({ uuid }) => (
          <>
            <Rest restedMs={desk.plan.restedMs.get(uuid)} />
            <Warnings warnings={personWarnings(people, uuid)} />
          </>
        )}
        renderAside={(fighter) => (
          <PresenceMarks key={`${bout.uuid} ${fighter.uuid}`} {...{ desk, bout, fighter, presence }} />
        )}
      />
      <Stack gap={12} className={styles.body}>
        <Warnings
          warnings={[...boutWarnings(desk.view, desk.plan, bout), ...neutralityWarnings(neutrality, bout)]}
        />
        {pause === undefined ? null : (
          <Banner tone="wait" icon="pause" title={pause}>
            {mats.inBreak}
          </Banner>
        )}
        <CallPanel desk={desk} acts={acts} bout={bout} />
        <Button
          size="lg"
          isBlock
          variant={isBusy || pause !== undefined ? "secondary" : "live"}
          href={`/competition/${desk.competition.uuid}/fighting/${bout.uuid}`}
        >
          <Icon name="play" />
          {mats.start(bout.number)}
        </Button>
        <Missing view={desk.view} bout={bout} presence={presence} />
        {waiting === undefined ? null : (
          <p className={styles.note}>{held ?? mats.letsPass(waiting.number)}</p>
        )}
        {isBusy ? <p className={styles.note}>{mats.startBusy}</p> : null}
      </Stack>
    </Card>
  );
}

/** It may begin all the same: marks help the officials, they forbid nothing. */
function Missing({
  view,
  bout,
  presence,
}: Pick<NextCardProps, "presence"> & { view: CompetitionView; bout: Fighting }) {
  const missing = bout.fighters.filter(({ uuid }) => markOf(presence, bout.uuid, uuid) !== true);
  if (missing.length === 0) return null;
  const names = missing.flatMap(({ uuid }) => {
    const fighter = view.fighters.get(uuid);
    return fighter === undefined ? [] : [personName(fighter)];
  });
  return <p className={styles.note}>{mats.presence.missing(names.join(", "))}</p>;
}

function Rest({ restedMs }: { restedMs: number | undefined }) {
  return (
    <span className={styles.rest}>
      {restedMs === undefined ? mats.notFought : mats.rested(Math.floor(restedMs / 60_000))}
    </span>
  );
}

type MatFactsProps = {
  desk: DeskState;
  carpet: Carpet;
  /** As the page was loaded; its table is looked at again here. */
  loaded: Desk;
};

/** Silence is told here in whole minutes, so one that is shorter is not told. */
const SILENT_MS = 60_000;

/** How fast this mat is and who runs it. */
export function MatFacts({ desk, carpet, loaded }: MatFactsProps) {
  const plan = desk.plan.mats.get(carpet.uuid);
  const fresh = useFreshDesk(desk.competition, loaded);
  const mat = fresh.desk.mats.find((one) => one.carpet === carpet.uuid);
  return (
    <Card>
      <Facts rowGap={12} align="end" className={styles.facts}>
        <Fact label={mats.average}>
          {plan === undefined || plan.boutMs === 0 ? "—" : formatElapsed(plan.boutMs)}
        </Fact>
        <Fact label={mats.between}>
          {plan === undefined || plan.changeoverMs === 0 ? "—" : formatElapsed(plan.changeoverMs)}
        </Fact>
        <Fact label={mats.left}>{formatCount(plan?.boutsLeft ?? 0, "bout")}</Fact>
        <Fact label={mats.end}>
          <ClockTime atMs={plan?.boutsLeft === 0 ? undefined : plan?.endMs} words={mats.about} />
        </Fact>
        <Fact label={mats.table}>{tableWords(mat, fresh)}</Fact>
        <Fact label={mats.officials}>
          {mat === undefined || mat.officials.length === 0 ? "—" : mat.officials.join(", ")}
        </Fact>
      </Facts>
    </Card>
  );
}

/** A page that cannot look any more says nothing of silence: it is not the table that is away. */
export function tableWords(
  mat: Desk["mats"][number] | undefined,
  { lookedAtMs, hasFailed }: Pick<FreshDesk, "lookedAtMs" | "hasFailed">,
): string {
  const table = mat?.table;
  if (!table) return mats.tableNobody;
  const silentMs = lookedAtMs - table.seenAt;
  if (silentMs < SILENT_MS || hasFailed) return table.user;
  const minutes = Math.floor(silentMs / 60_000);
  return `${table.user}, ${mats.tableSilent(formatCount(minutes, "minute"))}`;
}

type FinishedCardProps = {
  view: CompetitionView;
  bouts: readonly Fighting[];
  correctHref: (bout: Fighting) => string;
};

const SHOWN = 8;

/** What is over on this mat, the latest first, with the way to correct it. */
export function FinishedCard({ view, bouts, correctHref }: FinishedCardProps) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={mats.finished} />
        {bouts.length > SHOWN && !isWhole ? (
          <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
            {mats.allFinished(bouts.length)}
          </Button>
        ) : null}
      </CardHead>
      {bouts.length === 0 ? <EmptyState title={mats.noFinished} level={3} /> : null}
      <List as="ol" lines="below" inset={[8, 16]} className={styles.list}>
        {bouts.slice(0, isWhole ? bouts.length : SHOWN).map((bout) => (
          <FinishedRow key={bout.uuid} view={view} bout={bout} href={correctHref(bout)} />
        ))}
      </List>
    </Card>
  );
}

function FinishedRow({ view, bout, href }: { view: CompetitionView; bout: Fighting; href: string }) {
  const isChief = useMay("decide");
  const method = methodOf(bout);
  return (
    <li>
      <span>
        <BoutPair view={view} bout={bout} size="shortLine" />
      </span>
      <b className={styles.score}>{scoreText(bout)}</b>
      <small>
        {[bout.number === null ? "" : boutWords.number(bout.number), method && OFFICIAL_METHODS[method]]
          .filter(Boolean)
          .join(", ")}
        {bout.finishedAt === null ? null : (
          <>
            , <ClockTime atMs={Date.parse(bout.finishedAt)} />
          </>
        )}
      </small>
      <Anchor className={styles.correct} href={href}>
        {isChief ? mats.correct : mats.protocol}
      </Anchor>
    </li>
  );
}
