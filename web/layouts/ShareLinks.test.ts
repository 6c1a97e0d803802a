import { expect, test } from "vitest";
import type { PageHandle } from "#contract/pageKind.ts";
import { shareImageOf } from "./ShareLinks.tsx";

const params = { id: "1", categoryUuid: "c-1", fighterUuid: "f-1", fightingUuid: "b-1" };

const examples: readonly (readonly [readonly PageHandle[], string | undefined])[] = [
  [[], undefined],
  [[{ kind: "public" }], undefined],
  [[{ picture: "event" }], "/api/events/1/share.png"],
  [[{ picture: "event" }, { eventHead: "cover" }], "/api/events/1/share.png"],
  [[{ picture: "event" }, { picture: "category" }], "/api/events/1/categories/c-1/share.png"],
  [[{ picture: "event" }, { picture: "fighter" }], "/api/events/1/fighters/f-1/share.png"],
  [[{ picture: "event" }, { picture: "bout" }], "/api/events/1/bouts/b-1/share.png"],
  [[{ picture: "event" }, { picture: "logo" }], undefined],
];

for (const [handles, image] of examples)
  test(`[SH8] ${JSON.stringify(handles)} is shared with ${image ?? "the logo"}`, () => {
    expect(shareImageOf(handles.map((handle) => ({ handle, params })))).toBe(image);
  });
