import { expect, test } from "vitest";
import type { FormPaper } from "./paper.ts";
import { createPaperThread } from "./paperThread.ts";

const longPaper: FormPaper = {
  type: "form",
  title: "Проба",
  blocks: [
    {
      type: "table",
      columns: [
        { title: "№", width: 12 },
        { title: "Схватка", width: "1*" },
      ],
      rows: Array.from({ length: 2000 }, (_, number) => [String(number), "Схватка за третье место"]),
    },
  ],
};

test("[SE44] while a long paper is laid out others have their turn", async () => {
  const thread = createPaperThread();
  await thread.print({ ...longPaper, blocks: [] }, 0);
  const turns: number[] = [];
  const timer = setInterval(() => turns.push(performance.now()), 5);
  const startedAt = performance.now();
  const file = await thread.print(longPaper, 0);
  const tookMs = performance.now() - startedAt;
  clearInterval(timer);
  await thread.close();
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(turns.length).toBeGreaterThan(tookMs / 20);
});
