import { general } from "#texts/general.ts";
import { IconButton } from "./IconButton.tsx";

export function PrintButton() {
  return <IconButton icon="print" variant="secondary" label={general.print} onClick={() => window.print()} />;
}
