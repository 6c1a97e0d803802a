import type { Closing } from "#contract/event/closing.ts";
import { statusReasonSchema } from "#contract/reason.ts";
import { closing as text } from "#texts/organiser/closing.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { Text } from "#web/kit/Text.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { reasonField } from "#web/kit/forms/limits.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { RetryBanner } from "#web/kit/RetryBanner.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { PointList } from "./PointList.tsx";
import { useClosing, type ClosedSubject } from "./useClosing.ts";

type Props = { subject: ClosedSubject; onClose: () => void };

/** What would stay open, what has to be solved first, and the closing itself (EV13). */
export function ClosingDialog({ subject, onClose }: Props) {
  const api = useBackgroundApi();
  const reload = useReload();
  const isOnline = useIsOnline();
  const { asked, again } = useClosing(subject.uuid);
  const points = asked.is === "loaded" ? asked.closing.points : [];
  const isBlocked = points.some(({ isBlocking }) => isBlocking);
  return (
    <ActDialog
      title={text.ask}
      confirm={points.length === 0 || isBlocked ? text.close : text.closeAnyway}
      size="lg"
      isDangerous
      canConfirm={asked.is === "loaded" && !isBlocked && isOnline}
      fields={{
        reason: {
          ...reasonField({ label: text.reason, hint: text.reasonHint, schema: statusReasonSchema }),
          isAsked: () => isEarly(points) && !isBlocked,
        },
      }}
      onConfirm={async ({ reason }) => {
        await api.competitions.move(subject.documentId, {
          status: "closed",
          ...(reason !== "" && { statusReason: reason }),
        });
        showToast({ type: "success", message: text.done });
        await reload();
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <Stack gap={16}>
          <Text>{text.effect}</Text>
          {isOnline ? null : <Banner tone="live">{text.offline}</Banner>}
          {asked.is === "loading" ? <Loading /> : null}
          {asked.is === "failed" ? <RetryBanner title={text.failed} onRetry={again} /> : null}
          {asked.is === "loaded" ? <Points points={points} subject={subject} /> : null}
          {field("reason")}
        </Stack>
      )}
    </ActDialog>
  );
}

/** CP9: what nobody has fought out is closed with a reason only. */
const isEarly = (points: Closing["points"]): boolean =>
  points.some(({ code }) => code === "categories-open" || code === "undrawn");

function Loading() {
  return (
    <output aria-label={text.loading}>
      <Stack gap={8}>
        <Skeleton width={70} />
        <Skeleton width={55} />
        <Skeleton width={70} />
      </Stack>
    </output>
  );
}

function Points({ points, subject }: { points: Closing["points"]; subject: ClosedSubject }) {
  if (points.length === 0) return <Banner tone="ok">{text.ready}</Banner>;
  const blocking = points.filter(({ isBlocking }) => isBlocking);
  const open = points.filter(({ isBlocking }) => !isBlocking);
  return (
    <>
      {blocking.length === 0 ? null : (
        <PointList title={text.blocking} points={blocking} subject={subject} isBlocking />
      )}
      {open.length === 0 ? null : <PointList title={text.open} points={open} subject={subject} />}
    </>
  );
}

type ReopenProps = { documentId: string; onClose: () => void };

/** By an admin, with a reason that everybody who runs it reads (CP10). */
export function ReopenDialog({ documentId, onClose }: ReopenProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  return (
    <ActDialog
      title={text.reopenAsk}
      confirm={text.reopen}
      fields={{
        reason: reasonField({
          label: text.reopenReason,
          hint: text.reopenHint,
          schema: statusReasonSchema,
        }),
      }}
      onConfirm={async ({ reason }) => {
        await api.competitions.move(documentId, { status: "in_progress", statusReason: reason });
        showToast({ type: "success", message: text.reopened });
        await reload();
      }}
      onClose={onClose}
    >
      <Text>{text.reopenText}</Text>
    </ActDialog>
  );
}
