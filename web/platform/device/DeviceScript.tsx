import { FOLLOWS_KEY } from "./followsKey.ts";
import { SPOILERS_KEY } from "#web/platform/spoilers/spoilers.ts";
import { applyDeviceBeforePaint } from "./beforePaint.ts";

// It has run before the browser renders anything: only the server writes it.
const code = import.meta.env.SSR
  ? `(${applyDeviceBeforePaint.toString()})(window,"${FOLLOWS_KEY}","${SPOILERS_KEY}")`
  : "";

/** Beside the script of the colour mode, and for the same reason: what comes after the first paint moves the page. */
export function DeviceScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
