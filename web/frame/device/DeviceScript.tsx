import { FOLLOWS_KEY } from "#web/follow/followStore.ts";
import { applyDeviceBeforePaint } from "./beforePaint.ts";

const code = `(${applyDeviceBeforePaint.toString()})(window,"${FOLLOWS_KEY}")`;

/** Beside the script of the colour mode, and for the same reason: what comes after the first paint moves the page. */
export function DeviceScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
