import { randomUUID } from "node:crypto";
import type { Fighting } from "#contract/competition/entity.ts";
import type { DrawWish } from "#contract/draw/lateChange.ts";
import type { Format } from "#domain/draw/formats.ts";
import { findMatQueue } from "../persistence/day/matQueues.ts";
import { createCarpet, createCategory, createCompetition, createEntrant } from "./factories.ts";
import { present } from "./refusals.ts";
import type { Client, TestApp } from "./testApp.ts";

export const lots = { mayBeUnweighed: true, seeded: [], without: [], seed: null };

/** A bout without what only counts how often it was written. */
export const asKept = ({ version: _version, ...bout }: Fighting) => bout;

/** A competition on one mat whose drawn categories change during the day. */
export async function createLateDay({ db }: Pick<TestApp, "db">, { api }: Client) {
  const competition = await createCompetition(db, { status: "in_progress" });
  const carpet = await createCarpet(db, { competition_id: competition.id, position: 0 });
  const all = async () => (await api.competitions.byUuid(competition.uuid)).fightings;
  const queue = async () => (await findMatQueue(db, carpet.uuid)).map((row) => row.uuid);
  const category = async (entrants: number, format: Format | null, given = {}) =>
    drawn(
      await createCategory(db, { competition_id: competition.id, weight_max: 77, ...given }),
      entrants,
      format,
    );
  const drawn = async (row: Awaited<ReturnType<typeof createCategory>>, n: number, format: Format | null) => {
    const people = [];
    for (let number = 0; number < n; number += 1) people.push(await createEntrant(db, row.id));
    const { draws, acts } = api;
    const { uuid } = row;
    const state = async () => (await draws.of(uuid)).data;
    if (format !== null) {
      const { data: plan } = await draws.preview(uuid, { data: { ...lots, format } });
      await draws.draw(uuid, {
        data: { ...lots, id: randomUUID(), basis: plan.basis, format: plan.format, seed: plan.seed },
      });
    }
    const bouts = async () => (await all()).filter((bout) => bout.category.uuid === uuid);
    const bout = async (bracketId: string) =>
      present((await bouts()).find((one) => one.bracketId === bracketId));
    return {
      row,
      people,
      state,
      bouts,
      bout,
      win: async (bracketId: string, winner: "red" | "blue" = "red") =>
        acts.result((await bout(bracketId)).uuid, {
          data: { id: randomUUID(), method: "points", winner, score: { red: 2, blue: 1 }, reason: "итог" },
        }),
      change: async (change: DrawWish, by: Pick<Client, "api"> = { api }) =>
        by.api.draws.change(uuid, {
          data: { id: randomUUID(), basis: (await state()).basis, change, reason: "опоздал" },
        }),
      preview: async (change: DrawWish) => (await draws.previewChange(uuid, { data: { change } })).data,
      undo: () => draws.undoChange(uuid, { data: { id: randomUUID() } }),
      ways: async (id?: string) =>
        (await draws.ways(uuid, { data: id === undefined ? {} : { id } })).data.ways,
      /** Everything a change may touch, to compare before and after. */
      picture: async () => {
        const { record, athletes, status } = await state();
        return {
          numbers: record?.numbers,
          changes: record?.changes,
          status,
          athletes,
          bouts: (await bouts()).map(asKept),
          queue: await queue(),
        };
      },
    };
  };
  return { db, competition, category, queue };
}
