import type { ReactNode } from "react";
import { formatClock } from "#web/i18n/numbers.ts";
import { tableState as text } from "#web/i18n/ru/refereeing/tableState.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import type { TableState } from "#contract/table/tableState.ts";
import { useWallNow } from "./table/useWallNow.ts";

type Props = { state: TableState; onTakeOver: () => void; refused: ReactNode };

/** Says what the table cannot do now, and what can be done about it. Nothing while all is well. */
export function ConnectionNotice({ state, onTakeOver, refused }: Props) {
  const holder = state.lease?.holder?.user ?? "";
  const waiting = state.table.pending.length + state.waitingElsewhere;
  switch (state.phase) {
    case "offline":
      return <OfflineNotice lostAtMs={state.lostAtMs} />;
    case "unreached":
      return (
        <Banner tone="bad" icon="nowifi" isStrip title={text.unreached.title}>
          {text.unreached.text}
        </Banner>
      );
    case "following":
      return (
        <Banner tone="wait" icon="copy" isStrip title={text.following.title}>
          {text.following.text}
        </Banner>
      );
    case "denied":
      return (
        <Banner
          tone="wait"
          icon="lock"
          isStrip
          title={text.denied.title(holder)}
          action={takeOver(onTakeOver)}
        >
          {text.denied.text}
        </Banner>
      );
    case "superseded":
      return (
        <Banner
          tone="bad"
          icon="lock"
          isStrip
          title={text.superseded.title(holder)}
          action={
            <>
              {refused}
              {takeOver(onTakeOver)}
            </>
          }
        >
          {text.superseded.text(waiting)}
        </Banner>
      );
    case "handover":
      return (
        <Banner
          tone="wait"
          icon="user"
          isStrip
          title={text.handover.title(holder)}
          action={takeOver(onTakeOver, text.handover.action)}
        >
          {text.handover.text(waiting)}
        </Banner>
      );
    case "signed-out":
      return (
        <Banner tone="bad" icon="lock" isStrip title={text.signedOut.title} action={<SignIn />}>
          {text.signedOut.text}
        </Banner>
      );
    case "forbidden":
      return (
        <Banner tone="bad" icon="lock" isStrip title={text.forbidden.title}>
          {text.forbidden.text}
        </Banner>
      );
    case "acquiring":
    case "syncing":
    case "live":
      return null;
  }
}

const takeOver = (onTakeOver: () => void, label: string = text.takeOver.open) => (
  <Button size="sm" onClick={onTakeOver}>
    {label}
  </Button>
);

function OfflineNotice({ lostAtMs }: { lostAtMs: number | undefined }) {
  const nowMs = useWallNow();
  const forMs = lostAtMs === undefined || nowMs === undefined ? 0 : Math.max(0, nowMs - lostAtMs);
  return (
    <Banner tone="live" icon="nowifi" isStrip title={text.offline.title(formatClock(forMs))}>
      {text.offline.text}
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
export function StorageNotice({ storage }: Pick<TableState, "storage">) {
  if (storage === "disk") return null;
  const words =
    storage === "spare"
      ? { title: text.storage.spareTitle, children: text.storage.spareText }
      : { title: text.storage.noneTitle, children: text.storage.noneText };
  return <Banner tone="bad" icon="warn" isStrip {...words} />;
}
