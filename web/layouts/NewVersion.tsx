import { worker } from "#web/i18n/ru/offline.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { changeVersion, useWorker } from "#web/platform/offline/useWorker.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";

/** LS24: offered on pages between bouts; nothing changes by itself. */
export function NewVersion() {
  const waiting = useWorker(useRootData()?.tokenCookie);
  if (waiting === undefined) return null;
  return (
    <Banner
      tone="neutral"
      icon="info"
      isStrip
      title={worker.newVersion.title}
      action={
        <Button size="sm" onClick={() => changeVersion(waiting)}>
          {worker.newVersion.action}
        </Button>
      }
    >
      {worker.newVersion.text}
    </Banner>
  );
}
