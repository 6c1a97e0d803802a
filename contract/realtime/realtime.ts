import { z } from "zod";
import type { DisplaySelf } from "../display/display.ts";
import {
  liveFightingSchema,
  uuidSchema,
  type Carpet,
  type Category,
  type Competition,
  type Fighting,
} from "../competition/entity.ts";

/** Client → server. Anything else is no event of ours (RT11). */
export const joinRoomSchema = z.strictObject({
  key: z.literal("COMPETITION"),
  uuid: uuidSchema,
  /** What the page holds: it is told what changed since, and nothing whole (RT37). */
  rev: z.int().min(0).optional(),
  /** Nobody looks at the page: the beacon is enough for it (RT41). */
  hidden: z.boolean().optional(),
});
export type RoomAddress = z.infer<typeof joinRoomSchema>;
/** Who joins with a rev is told what they miss; what does not lead on from that rev says that they must load it all. */
export type RoomAck = { ok: true; change?: Change } | { ok: false; error: string };
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
  /** Likewise: when somebody was last marked as come to a bout or not. */
  presence: z.number().optional(),
});
export type PushSync = z.infer<typeof pushSyncSchema>;

export const changesSchema = z.object({
  rev: z.number(),
  full: z.boolean(),
  serverTime: z.number(),
  fightings: z.array(pushFightingSchema),
});
export type Changes = z.infer<typeof changesSchema>;

/** The fields of a part that changed; all of them when the part is new. */
export type ChangedPart<Part extends { readonly uuid: string }> = Partial<Part> & Pick<Part, "uuid">;

/** The queue as the numbers of its bouts. */
export type MatPart = ChangedPart<Omit<Carpet, "fightings"> & { fightings: number[] }>;

/** What leads from the competition at `prev` to the competition at `rev`: state, part by part (RT36). */
export type Change = {
  readonly uuid: string;
  readonly prev: number;
  /** Revs in between, from which it leads on as well. */
  readonly via?: readonly number[];
  readonly rev: number;
  readonly serverTime: number;
  readonly head?: Partial<
    Omit<Competition, "uuid" | "rev" | "serverTime" | "categories" | "fightings" | "carpets">
  >;
  readonly categories?: readonly ChangedPart<Category>[];
  readonly fightings?: readonly ChangedPart<Fighting>[];
  readonly carpets?: readonly MatPart[];
  /** The numbers of all parts of a list, where some came, went or changed places. */
  readonly order?: { categories?: number[]; fightings?: number[]; carpets?: number[] };
};

export type ServerToClient = {
  "push-change": (change: Change) => void;
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
