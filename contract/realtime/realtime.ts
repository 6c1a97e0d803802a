import { z } from "zod";
import type { DisplaySelf } from "../display/display.ts";
import { liveFightingSchema, uuidSchema, type Competition } from "../competition/entity.ts";

/** Client → server. Anything else is no event of ours (RT11). */
export const joinRoomSchema = z.strictObject({ key: z.literal("COMPETITION"), uuid: uuidSchema });
export type RoomAddress = z.infer<typeof joinRoomSchema>;
export type RoomAck = { ok: true } | { ok: false; error: string };
export type TimeAck = { serverTime: number };

/**
 * `prev` is the competition's rev before this push: a client whose own rev is older has missed something and asks for it.
 */
export const pushFightingSchema = liveFightingSchema.extend({
  rev: z.number(),
  prev: z.number(),
  serverTime: z.number(),
});
export type PushFighting = z.infer<typeof pushFightingSchema>;

export const pushSyncSchema = z.object({
  uuid: uuidSchema,
  rev: z.number(),
  serverTime: z.number(),
  boot: z.string(),
  /** Told to officials: acts of tables that wait for a decision. */
  parked: z.number().optional(),
  /** Likewise: acts of awarding so far. */
  awarding: z.number().optional(),
});
export type PushSync = z.infer<typeof pushSyncSchema>;

export const changesSchema = z.object({
  rev: z.number(),
  full: z.boolean(),
  serverTime: z.number(),
  fightings: z.array(pushFightingSchema),
});
export type Changes = z.infer<typeof changesSchema>;

export type ServerToClient = {
  "push-fighting": (push: PushFighting) => void;
  "push-competition": (competition: Competition) => void;
  "push-sync": (sync: PushSync) => void;
  /** To a screen of the hall alone: what it shall show, or null when its link has been taken back. */
  "push-display": (display: DisplaySelf | null) => void;
};

export type ClientToServer = {
  "join-room": (room: RoomAddress, ack?: (answer: RoomAck) => void) => void;
  "leave-room": (room: RoomAddress, ack?: (answer: RoomAck) => void) => void;
  time: (ack: (answer: TimeAck) => void) => void;
};
