import { general } from "#texts/general.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

/** What shares is fetched by the first press: most visitors never do. */
export function ShareButton({ hasWords = false }: { hasWords?: boolean }) {
  if (hasWords)
    return (
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share" />
        {general.share.short}
      </Button>
    );
  return (
    <IconButton icon="share" variant="secondary" label={general.share.label} onClick={() => void share()} />
  );
}

async function share(): Promise<void> {
  const { sharePage } = await import("#web/platform/share/copyLink.ts");
  await sharePage();
}
