import { leaseRequestSchema, type LeaseView } from "#contract/submit.ts";
import { tableState } from "#web/i18n/ru/refereeing/tableState.ts";
import { isAdmin } from "#web/platform/session/decideAccess.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { limitsOf } from "#web/kit/forms/limits.ts";
import { useWallNow } from "#web/features/refereeing/table/useWallNow.ts";

const text = tableState.takeOver;
const SILENT_MS = 20_000;
const MINUTE_MS = 60_000;

const FIELDS = {
  reason: {
    kind: "text",
    label: text.reason,
    hint: text.reasonHint,
    ...limitsOf(leaseRequestSchema.shape.data.shape.reason.unwrap()),
  },
} as const;

type Props = {
  lease: LeaseView | undefined;
  onClose: () => void;
  onConfirm: (reason: string | undefined) => void;
};

/** LS10, LS13: a takeover is asked about once more, and says whose work it ends. */
export function TakeOverDialog({ lease, onClose, onConfirm }: Props) {
  const { user } = useSession();
  useWallNow();
  const silentMs = Math.max(0, serverClock.now() - (lease?.seenAt ?? 0));
  const isOwn = user !== undefined && lease?.holder?.userId === user.id;
  const mayTake = isOwn || isAdmin(user) || silentMs > SILENT_MS;
  return (
    <ActDialog
      title={text.title}
      confirm={text.confirm}
      closeLabel={text.cancel}
      isPersistent={false}
      fields={FIELDS}
      canConfirm={mayTake}
      onConfirm={({ reason }) => onConfirm(reason === "" ? undefined : reason)}
      onClose={onClose}
    >
      <p>{text.text(lease?.holder?.user ?? "")}</p>
      <Banner tone={mayTake ? "neutral" : "wait"} icon="clock" title={silence(silentMs)}>
        {mayTake ? undefined : text.tooEarly}
      </Banner>
    </ActDialog>
  );
}

function silence(silentMs: number): string {
  if (silentMs < MINUTE_MS) return text.seen(Math.round(silentMs / 1000));
  return text.silent(Math.floor(silentMs / MINUTE_MS));
}
