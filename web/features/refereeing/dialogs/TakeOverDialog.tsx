import { useState } from "react";
import type { LeaseView } from "#contract/submit.ts";
import { tableState } from "#web/i18n/ru/refereeing/tableState.ts";
import { isAdmin } from "#web/platform/session/decideAccess.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { useWallNow } from "#web/features/refereeing/table/useWallNow.ts";

const text = tableState.takeOver;
const SILENT_MS = 20_000;
const MINUTE_MS = 60_000;

type Props = {
  lease: LeaseView | undefined;
  onClose: () => void;
  onConfirm: (reason: string | undefined) => void;
};

/** LS10, LS13: a takeover is asked about once more, and says whose work it ends. */
export function TakeOverDialog({ lease, onClose, onConfirm }: Props) {
  const { user } = useSession();
  const [reason, setReason] = useState("");
  useWallNow();
  const silentMs = Math.max(0, serverClock.now() - (lease?.seenAt ?? 0));
  const isOwn = user !== undefined && lease?.holder?.userId === user.id;
  const mayTake = isOwn || isAdmin(user) || silentMs > SILENT_MS;
  const confirm = () => {
    onConfirm(reason.trim() === "" ? undefined : reason.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      closeLabel={text.cancel}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button disabled={!mayTake} onClick={confirm}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <p>{text.text(lease?.holder?.user ?? "")}</p>
      <Banner tone={mayTake ? "neutral" : "wait"} icon="clock" title={silence(silentMs)}>
        {mayTake ? undefined : text.tooEarly}
      </Banner>
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}

function silence(silentMs: number): string {
  if (silentMs < MINUTE_MS) return text.seen(Math.round(silentMs / 1000));
  return text.silent(Math.floor(silentMs / MINUTE_MS));
}
