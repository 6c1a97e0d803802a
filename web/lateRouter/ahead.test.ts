import { expect, test } from "vitest";
import { doAhead } from "./ahead.ts";

test("what a route wants done ahead is done with its own data, each in its own task", async () => {
  const done: unknown[] = [];
  const match = (id: string, handle: unknown) => ({ pathname: "/", params: {}, route: { id, handle } });
  const note = (data: unknown) => done.push(data);
  await doAhead(
    {
      matches: [
        match("event", { ahead: note }),
        match("slim", { eventHead: "slim" }),
        match("mats", { ahead: note }),
      ],
      loaderData: { event: "its event", slim: "nothing", mats: "its mats" },
    },
    () => Promise.resolve(void done.push("task")),
  );
  expect(done).toEqual(["task", "its event", "task", "its mats"]);
});
