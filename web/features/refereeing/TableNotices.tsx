import { isProgramDevice } from "#contract/table/tableState.ts";
import { leaseRequestSchema, type LeaseView } from "#contract/bout/submit.ts";
import { mayWrite, type TableState } from "#contract/table/tableState.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { RefusedActs, RefusedNotice } from "./RefusedActs.tsx";
import type { Refused } from "./journal/useRefused.ts";
import { ClockAfterSleepDialog } from "./dialogs/ClockAfterSleepDialog.tsx";
import { ReadinessNotice } from "./check/ReadinessNotice.tsx";
import type { Table } from "./desk/useTable.ts";
import styles from "./TableNotices.module.css";
import { useWallNow } from "./table/useTick.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { tableState as text } from "#texts/refereeing/tableState.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import type { IconName } from "#web/kit/Icon.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { limitsOf } from "#web/kit/forms/limits.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { useState, type ReactNode } from "react";

type Props = { table: Table; refused: Refused; competition: Competition; fightingUuid: string };

/** Everything a table says about itself rather than about the bout. */
export function TableNotices({ table, refused, competition, fightingUuid }: Props) {
  const { bout, state, tap, takeOver } = table;
  const [isTaking, setTaking] = useState(false);
  const base = `/competition/${competition.uuid}/refereeing`;
  const told = { refused, competition, fightingUuid };
  return (
    <>
      <ReadinessNotice checkHref={`${base}/check`} backHref={base} />
      <StorageNotice storage={state.storage} />
      <ConnectionNotice
        state={state}
        onTakeOver={() => setTaking(true)}
        undecided={refused.undecided}
        refused={<RefusedActs {...told} />}
      />
      {state.phase === "superseded" ? null : <RefusedNotice {...told} />}
      <ClockAfterSleepDialog bout={bout} mayWrite={mayWrite(state)} onCommand={tap} />
      {isTaking ? (
        <TakeOverDialog lease={state.lease} onClose={() => setTaking(false)} onConfirm={takeOver} />
      ) : null}
    </>
  );
}

type ConnectionNoticeProps = {
  state: TableState;
  undecided: Refused["undecided"];
  onTakeOver: () => void;
  refused: ReactNode;
};

/** Says what the table cannot do now, and what can be done about it. Nothing while all is well. */
function ConnectionNotice({ state, undecided, onTakeOver, refused }: ConnectionNoticeProps) {
  const { user } = useSession();
  const holder = holderOf(state.lease, user?.id);
  const waiting = state.table.pending.length + state.waitingElsewhere;
  const take = (label: string = text.takeOver.open) => (
    <Button size="sm" onClick={onTakeOver}>
      {label}
    </Button>
  );
  switch (state.phase) {
    case "offline":
      return <OfflineNotice {...state} />;
    case "unreached":
      return strip("bad", "nowifi", text.unreached.title, text.unreached.text);
    case "following":
      return strip("wait", "copy", text.following.title, text.following.text);
    case "denied":
      return strip("wait", "lock", text.denied.title(holder), text.denied.text, take());
    case "superseded": {
      const { title, text: words } = text.superseded;
      const action = (
        <div className={styles.actions}>
          {refused}
          {take()}
        </div>
      );
      return strip("bad", "lock", title(holder), words(waiting, undecided), action);
    }
    case "handover": {
      const { title, text: words, action } = text.handover;
      return strip("wait", "user", title(holder), words(waiting), take(action));
    }
    case "signed-out":
      return strip("bad", "lock", text.signedOut.title, text.signedOut.text, <SignIn />);
    case "forbidden":
      return strip("bad", "lock", text.forbidden.title, text.forbidden.text);
    case "acquiring":
    case "syncing":
    case "live":
      return null;
  }
}

const strip = (tone: "bad" | "wait", icon: IconName, title: string, words: string, action?: ReactNode) => (
  <Banner tone={tone} icon={icon} isStrip title={title} action={action}>
    {words}
  </Banner>
);

/** In the hand one short line over the title, so that nothing moves under a finger; the rest of it is only heard. */
function OfflineNotice({ lostAtMs, storage }: Pick<TableState, "lostAtMs" | "storage">) {
  const nowMs = useWallNow();
  const forMs = lostAtMs === undefined || nowMs === undefined ? 0 : Math.max(0, nowMs - lostAtMs);
  const { title, text: words, short } = text.offline;
  return (
    <Banner tone="live" icon="nowifi" isStrip title={title(formatElapsed(forMs))} className={styles.offline}>
      {storage === "none" ? null : (
        <>
          <span className={styles.long}>{words}</span>
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
        </>
      )}
    </Banner>
  );
}

/** In another tab: this one goes on scoring, and continues by itself when the same person is back. */
function SignIn() {
  return (
    <Button size="sm" href="/auth" target="_blank">
      {text.signedOut.action}
    </Button>
  );
}

/** Loud, because it is the one state in which a press may be gone. */
function StorageNotice({ storage }: Pick<TableState, "storage">) {
  if (storage === "disk") return null;
  const { spareTitle, spareText, noneTitle, noneText } = text.storage;
  const [title, words] = storage === "spare" ? [spareTitle, spareText] : [noneTitle, noneText];
  return strip("bad", "warn", title, words);
}

const takeOverText = text.takeOver;
const SILENT_MS = 20_000;
const MINUTE_MS = 60_000;

const FIELDS = {
  reason: {
    kind: "text",
    label: takeOverText.reason,
    hint: takeOverText.reasonHint,
    ...limitsOf(leaseRequestSchema.shape.data.shape.reason.unwrap()),
  },
} as const;

type TakeOverProps = {
  lease: LeaseView | undefined;
  onClose: () => void;
  onConfirm: (reason: string | undefined) => void;
};

/** LS10, LS13: a takeover is asked about once more, and says whose work it ends. */
function TakeOverDialog({ lease, onClose, onConfirm }: TakeOverProps) {
  const { user } = useSession();
  const isChief = useMay("decide");
  useWallNow();
  const silentMs = Math.max(0, serverClock.now() - (lease?.seenAt ?? 0));
  const isOwn = user !== undefined && lease?.holder?.userId === user.id;
  const isProgram = isProgramDevice(lease?.holder?.device);
  const mayTake = isOwn || isProgram || isChief || silentMs > SILENT_MS;
  return (
    <ActDialog
      title={takeOverText.title}
      confirm={takeOverText.confirm}
      closeLabel={takeOverText.cancel}
      isPersistent={false}
      fields={FIELDS}
      canConfirm={mayTake}
      onConfirm={({ reason }) => onConfirm(reason === "" ? undefined : reason)}
      onClose={onClose}
    >
      <p>{takeOverText.text(holderOf(lease, user?.id))}</p>
      <Banner tone={mayTake ? "neutral" : "wait"} icon="clock" title={silence(silentMs)}>
        {mayTake ? undefined : takeOverText.tooEarly}
      </Banner>
    </ActDialog>
  );
}

/** Who sits there: a person, who reads this at another device of theirs, or the program of a rehearsal or the demo. */
function holderOf(lease: LeaseView | undefined, reader: number | undefined): string {
  const holder = lease?.holder;
  if (isProgramDevice(holder?.device)) return text.program;
  const isOwn = reader !== undefined && holder?.userId === reader;
  return isOwn ? text.ownDevice : (holder?.user ?? "");
}

function silence(silentMs: number): string {
  if (silentMs < MINUTE_MS) return takeOverText.seen(Math.round(silentMs / 1000));
  return takeOverText.silent(Math.floor(silentMs / MINUTE_MS));
}
