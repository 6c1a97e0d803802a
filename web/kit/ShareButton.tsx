import { general } from "#texts/general.ts";
import { IconButton } from "./IconButton.tsx";

/** What shares is fetched by the first press: most visitors never do. */
export function ShareButton() {
  return (
    <IconButton icon="share" variant="secondary" label={general.share.label} onClick={() => void share()} />
  );
}

async function share(): Promise<void> {
  const { sharePage } = await import("#web/platform/share/copyLink.ts");
  await sharePage();
}
