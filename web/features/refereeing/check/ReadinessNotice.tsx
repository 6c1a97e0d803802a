import { readiness as text } from "#texts/refereeing/readiness.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { CheckList } from "./CheckList.tsx";
import { letThrough, useReadinessGate } from "./readinessGate.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";

/** LS22: asked once on a device that would lose acts; nothing on a device that is in order. */
export function ReadinessNotice({ checkHref, backHref }: { checkHref: string; backHref: string }) {
  const { isBlocked, results } = useReadinessGate();
  const isChief = useMay("decide");
  if (!isBlocked) return null;
  return (
    <Dialog
      isOpen
      isPersistent
      size="lg"
      onClose={() => location.assign(addressOf(backHref))}
      title={text.gateTitle}
      closeLabel={text.back}
      actions={
        <>
          <Button variant="secondary" href={checkHref}>
            {text.gateOpen}
          </Button>
          <Button variant="danger" disabled={!isChief} onClick={letThrough}>
            {text.overrule}
          </Button>
        </>
      }
    >
      <p>{text.gateText}</p>
      <CheckList ids={results.map(({ id }) => id)} results={results} />
      {isChief ? null : <Banner icon="lock">{text.overruleHint}</Banner>}
    </Dialog>
  );
}
