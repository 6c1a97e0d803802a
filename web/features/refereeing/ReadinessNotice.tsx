import { readiness as text } from "#web/i18n/ru/readiness.ts";
import { isAdmin } from "#web/guards/decideAccess.ts";
import { CheckList } from "#web/offline/CheckList.tsx";
import { letThrough, useReadinessGate } from "#web/offline/readinessGate.ts";
import { useSession } from "#web/session/Session.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** LS22: asked once on a device that would lose acts; nothing on a device that is in order. */
export function ReadinessNotice({ checkHref, backHref }: { checkHref: string; backHref: string }) {
  const { isBlocked, results } = useReadinessGate();
  const { user } = useSession();
  if (!isBlocked) return null;
  return (
    <Dialog
      isOpen
      isPersistent
      size="lg"
      onClose={() => location.assign(backHref)}
      title={text.gateTitle}
      closeLabel={text.back}
      actions={
        <>
          <Button variant="secondary" href={checkHref}>
            {text.gateOpen}
          </Button>
          <Button variant="danger" disabled={!isAdmin(user)} onClick={letThrough}>
            {text.overrule}
          </Button>
        </>
      }
    >
      <p>{text.gateText}</p>
      <CheckList ids={results.map(({ id }) => id)} results={results} />
      {isAdmin(user) ? null : <Banner icon="lock">{text.overruleHint}</Banner>}
    </Dialog>
  );
}
