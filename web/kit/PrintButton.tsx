import { general } from "#web/i18n/ru/general.ts";
import { IconButton } from "./IconButton.tsx";

export function PrintButton() {
  return <IconButton icon="print" variant="secondary" label={general.print} onClick={() => window.print()} />;
}
