import { describe, expect, test } from "vitest";
import { useMembersApp } from "../../testing/membersApp.ts";

describe.each(["sqlite", "postgres"] as const)("what is new on %s", (engine) => {
  const { as, send, make, change } = useMembersApp(engine);

  test("[EV6] a new event is a draft, and strangers read neither it nor the names of its clubs", async () => {
    const team = await make("teams", { name: "Тихий клуб" });
    const event = await make("events", { name: "Тихий кубок", teams: [team.documentId] });
    const stranger = async (path: string) => (await send(undefined, { url: `/api/${path}` })).status;
    expect(event).toMatchObject({ isPublished: false });
    expect(await stranger(`events/${event.documentId}`)).toBe(404);
    expect(await stranger(`teams/${team.documentId}`)).toBe(404);
    await change(as("admin"), `events/${event.documentId}`, { isPublished: true });
    expect(await stranger(`events/${event.documentId}`)).toBe(200);
    expect(await stranger(`teams/${team.documentId}`)).toBe(200);
  });

  test("[SE25] a name holds no line ends and no marks of direction", async () => {
    for (const name of ["Кубок\nКазани", "Кубок \u202eинаваК", "Кубок\u2066"]) {
      const answer = await send(as("admin"), {
        method: "POST",
        url: "/api/events",
        body: { data: { name } },
      });
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.text).toContain("name has forbidden characters");
    }
  });
});
