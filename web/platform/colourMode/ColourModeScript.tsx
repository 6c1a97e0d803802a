import { applyColourModeBeforePaint } from "./beforePaint.ts";
import { COLOUR_MODE_KEY, FORCED_ATTRIBUTE } from "./colourMode.ts";

// It has run before the browser renders anything: only the server writes it.
const code = import.meta.env.SSR
  ? `(${applyColourModeBeforePaint.toString()})(window,"${COLOUR_MODE_KEY}","${FORCED_ATTRIBUTE}")`
  : "";

/** Blocks the first paint on purpose: a light flash in a dark hall is worse. It has done its work before hydration. */
export function ColourModeScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
