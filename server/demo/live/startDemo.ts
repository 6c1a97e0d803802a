import type { AddressInfo } from "node:net";
import type { DepsWithoutFeed } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { readSecrets } from "../../environment/secrets.ts";
import { readDemoData } from "../demoData.ts";
import { GivenUp } from "../../play/keepTrying.ts";
import { startLiveDay } from "./liveDay.ts";

type Options = Pick<DepsWithoutFeed, "config" | "log" | "now">;

/** The officials of the demo sign in and act over HTTP, as people do. With `KOVER_DEMO=still` none are started. */
export function startDemo({ config, log, now }: Options, address: AddressInfo): { stop(): Promise<void> } {
  const { demoPassword } = readSecrets(config.keysDir);
  if (config.demo !== "live" || demoPassword === undefined) return { stop: async () => {} };
  const { competition, users, second } = readDemoData(hallToday({ config, now }));
  const common = {
    origin: originOf(address),
    password: demoPassword,
    chief: CHIEF,
    speed: config.demoSpeed,
    onTrouble: (cause: unknown) => {
      if (cause instanceof GivenUp) log.warn(`a table of the demo stops: ${cause.message}`);
      else log.warn({ err: cause }, "a table of the demo had trouble and tries again");
    },
  };
  const days = [
    startLiveDay({
      ...common,
      competitionUuid: competition.uuid,
      tables: users.flatMap(({ email, mat }) =>
        mat === undefined ? [] : [{ carpetUuid: mat, identifier: email }],
      ),
    }),
    // The small hall has no secretaries of its own.
    startLiveDay({
      ...common,
      competitionUuid: second.competition.uuid,
      tables: second.carpets.map(({ uuid }) => ({ carpetUuid: uuid, identifier: CHIEF })),
    }),
  ];
  return { stop: async () => void (await Promise.all(days.map((day) => day.stop()))) };
}

const CHIEF = "chief@kover.example";
const ANY_ADDRESS: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };

function originOf({ address, family, port }: AddressInfo): string {
  const host = ANY_ADDRESS[address] ?? (family === "IPv6" ? `[${address}]` : address);
  return `http://${host}:${port}`;
}
