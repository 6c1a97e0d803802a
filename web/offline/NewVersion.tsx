import { offline } from "#web/i18n/ru/offline.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { changeVersion, useWorker } from "./useWorker.ts";

/** LS24: offered on pages between bouts; nothing changes by itself. */
export function NewVersion() {
  const waiting = useWorker();
  if (waiting === undefined) return null;
  return (
    <Banner
      tone="neutral"
      icon="info"
      isStrip
      title={offline.newVersion.title}
      action={
        <Button size="sm" onClick={() => changeVersion(waiting)}>
          {offline.newVersion.action}
        </Button>
      }
    >
      {offline.newVersion.text}
    </Banner>
  );
}
