import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Competition } from "#contract/competition/entity.ts";
import type { DemoClient } from "#server/demo/live/client.ts";
import { inLetters } from "./inLetters.ts";

const SIZE = 16;
const idSchema = z.object({ data: z.object({ id: z.number() }) });

/** The demo has bouts for a few hours: more categories, made and drawn as an organiser does, for a longer day. */
export async function lengthenDay(
  origin: string,
  { api }: DemoClient,
  { token, competition, categories }: { token: string; competition: Competition; categories: number },
): Promise<number> {
  const post = async (path: string, data: unknown) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ data }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return idSchema.parse(await response.json()).data.id;
  };
  const competitionId = competition.id;
  for (let index = 0; index < categories; index += 1) {
    const fighters: number[] = [];
    for (let n = 0; n < SIZE; n += 1) {
      const lastName = `Долгодневный-${inLetters(index + 1)}-${inLetters(n + 1)}`;
      fighters.push(await post("/fighters", { lastName, firstName: "Пётр", weight: 70 + n / 10 }));
    }
    await post("/categories", {
      title: `Вечерняя группа ${index + 1}`,
      competition: competitionId,
      boutSeconds: 300,
      fighters,
    });
  }
  await api.draws.all(competition.uuid, { data: { id: randomUUID(), mayBeUnweighed: true } });
  return (await api.competitions.byUuid(competition.uuid)).fightings.length;
}
