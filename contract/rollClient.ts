import { segment } from "./envelope.ts";
import type { Calls } from "./personalClient.ts";
import {
  importAnswerSchema,
  moveAnswerSchema,
  rollSchema,
  weighAnswerSchema,
  type MoveRequest,
  type NewAthlete,
  type WeighAct,
} from "./roll.ts";

/** Who competes in which category, and what the scale says. */
export function rollCalls({ get, post }: Pick<Calls, "get" | "post">) {
  const of = (uuid: string, what: string) => `/competitions/uuid/${segment(uuid)}/${what}`;
  return {
    roll: {
      find: (uuid: string) => get(of(uuid, "roll"), rollSchema),
      weigh: (uuid: string, data: WeighAct) => post(of(uuid, "weigh-ins"), weighAnswerSchema, { data }),
      move: (uuid: string, data: MoveRequest) => post(of(uuid, "moves"), moveAnswerSchema, { data }),
      add: (uuid: string, athletes: readonly NewAthlete[]) =>
        post(of(uuid, "athletes"), importAnswerSchema, { data: { athletes } }),
    },
  };
}
