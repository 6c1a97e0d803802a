import { expect, test } from "vitest";
import { shareImageOf } from "./ShareLinks.tsx";

const examples = [
  ["/", undefined],
  ["/partners", undefined],
  ["/events/1", "/api/events/1/share.png"],
  ["/events/1/carpets/abc", "/api/events/1/share.png"],
  ["/events/1/competition/categories/abc-1", "/api/events/1/categories/abc-1/share.png"],
  ["/events/1/competition/fighters/abc-1", "/api/events/1/fighters/abc-1/share.png"],
  ["/events/1/competition/bouts/abc-1/", "/api/events/1/bouts/abc-1/share.png"],
  ["/events/1/stats", undefined],
  ['/events/1"><script>', undefined],
] as const;

for (const [pathname, image] of examples)
  test(`[SH8] ${pathname} is shared with ${image ?? "the logo"}`, () => {
    expect(shareImageOf(pathname)).toBe(image);
  });
