import { randomUUID } from "node:crypto";
import { createChance } from "#domain/draw/chance.ts";
import { playMat, type Course } from "../../play/mat.ts";
import { nextStep } from "../../play/nextStep.ts";
import { runPodium } from "../../play/podium.ts";
import { createTempo } from "../../play/tempo.ts";
import { createDemoClient, type DemoClient } from "./client.ts";

export type LiveDay = {
  readonly origin: string;
  readonly password: string;
  readonly competitionUuid: string;
  /** Who sits at which mat. */
  readonly tables: readonly { readonly carpetUuid: string; readonly identifier: string }[];
  /** Who gives out the medals; nobody when absent. */
  readonly chief?: string;
  /** How many minutes of the hall pass in one of ours. */
  readonly speed: number;
  readonly onTrouble: (cause: unknown) => void;
  /** Between a table and the network, where a measurement looks. */
  readonly watch?: (client: DemoClient) => DemoClient;
};

/**
 * A tournament plays itself through the public contract: every mat is a client that signs in, takes the lease and has the
 * outbox of a real table. What it may not do nobody may; what breaks for it breaks for a table.
 */
export function startLiveDay(day: LiveDay): { stop(): Promise<void> } {
  const { origin, password, competitionUuid, onTrouble, watch = (client) => client } = day;
  const ended = new AbortController();
  const tempo = createTempo(day.speed, ended.signal);
  const clients = new Map<string, DemoClient>();
  // Whoever sits at two mats signs in once.
  const clientOf = (identifier: string): DemoClient => {
    const client = clients.get(identifier) ?? watch(createDemoClient({ origin, identifier, password }));
    clients.set(identifier, client);
    return client;
  };
  const common = { competitionUuid, tempo, onTrouble };
  const chance = createChance(randomUUID());
  const invented: Course = (bout, nowMs) => nextStep(bout, nowMs, chance);
  const working = day.tables.map(({ carpetUuid, identifier }) =>
    playMat({ ...common, carpetUuid, client: clientOf(identifier), courseOf: async () => invented }),
  );
  if (day.chief !== undefined) working.push(runPodium({ ...common, client: clientOf(day.chief) }));
  return {
    stop: async () => {
      ended.abort();
      await Promise.all(working);
    },
  };
}
