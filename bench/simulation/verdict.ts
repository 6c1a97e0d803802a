import { hashOf } from "#server/persistence/database/hashChain.ts";
import type { BoutEventRow } from "#server/persistence/database/logTables.ts";
import { boutTableOf, liveFightingOf } from "#server/usecases/bout/boutTable.ts";
import type { CompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { logOf, type Disk } from "./disk.ts";
import type { Judge } from "./judge.ts";
import type { Server } from "./server.ts";
import { BOUTS, fightingForScoring } from "./stage.ts";
import type { Device } from "./device.ts";

export type Day = {
  readonly disk: Disk;
  readonly judge: Judge;
  readonly server: Server;
  readonly devices: readonly Device[];
  readonly screens: readonly { readonly name: string; readonly store: CompetitionStore }[];
};

/** What must be true when the day is over and everybody had time to come to rest. */
export function giveVerdict(day: Day): void {
  judgeAnswers(day);
  for (const [index, bout] of BOUTS.entries()) judgeLog(day, bout, index);
  judgePlaces(day);
  judgeScreens(day);
  judgeRest(day);
}

/** I1: what was acknowledged as applied is in the log, where it was said to be. */
function judgeAnswers({ disk, judge }: Day): void {
  for (const { id, status, seq } of judge.told.values()) {
    const act = judge.made.get(id);
    if (status !== "applied" || act === undefined || seq === undefined) continue;
    if (logOf(disk, act.bout)[seq - 1]?.id !== id) judge.accuse("I1", `${id} was acknowledged as ${seq}`);
  }
}

function judgeLog({ disk, judge }: Day, bout: string, index: number): void {
  const log = logOf(disk, bout);
  if (log.some(({ seq }, at) => seq !== at + 1)) judge.accuse("I2", `${bout} has a hole in its numbers`);
  if (new Set(log.map(({ id }) => id)).size !== log.length) judge.accuse("I2", `${bout} has an act twice`);

  const table = boutTableOf(fightingForScoring(index), log);
  const head = disk.heads.get(bout);
  if (log.length > 0 && hashOf(head?.state) !== hashOf(liveFightingOf(table)))
    judge.accuse("I3", `the head of ${bout} is not the fold of its log`);
  if ((head?.version ?? 0) !== log.length) judge.accuse("I3", `the head of ${bout} has another version`);
  judgeOrder(judge, log);
}

function judgeOrder(judge: Judge, log: readonly BoutEventRow[]): void {
  const lastSeqs = new Map<string, number>();
  let epoch = 0;
  for (const row of log) {
    const act = judge.made.get(row.id);
    const last = lastSeqs.get(act?.tab ?? row.device_id) ?? 0;
    if (row.device_seq <= last) judge.accuse("I5", `${row.id} overtook another act of its table`);
    lastSeqs.set(act?.tab ?? row.device_id, row.device_seq);
    if (row.lease_epoch !== null && row.lease_epoch < epoch)
      judge.accuse("I6", `epoch ${row.lease_epoch} after epoch ${epoch}`);
    epoch = row.lease_epoch ?? epoch;
    if (row.lease_epoch === null && act?.submitted.baseVersion !== row.seq - 1)
      judge.accuse("I10", `${row.id} corrected what its author had not seen`);
  }
}

/** I4: what a person did is in the log, or parked, or told to be stale; in one of them, and never gone. */
function judgePlaces({ disk, judge, devices }: Day): void {
  const applied = new Set(BOUTS.flatMap((bout) => logOf(disk, bout).map(({ id }) => id)));
  const waiting = new Set(devices.flatMap((device) => device.waiting()));
  for (const { submitted } of judge.made.values()) {
    if (submitted.lease === null) continue;
    const { id } = submitted;
    const isStale = judge.told.get(id)?.status === "stale";
    const places = [applied.has(id), disk.parked.has(id), waiting.has(id) || isStale].filter(Boolean).length;
    if (places !== 1) judge.accuse("I4", `${id} is in ${places} places`);
    if (REUSED.has(disk.parked.get(id)?.reason ?? "")) judge.accuse("I4", `${id} got a number used before`);
  }
}

const REUSED: ReadonlySet<string> = new Set(["device-seq-reused", "id-reused"]);

/** I7: after a quiet time every screen shows what the server has. */
function judgeScreens({ judge, server, screens }: Day): void {
  const wanted = shown(server.whole());
  for (const { name, store } of screens)
    if (shown(store.get()) !== wanted) judge.accuse("I7", `${name} shows something else than the server`);
}

function shown({ title, rev, fightings }: ReturnType<Server["whole"]>): string {
  return hashOf(title, rev, fightings);
}

/** Nobody waits for ever. */
function judgeRest({ judge, devices }: Day): void {
  for (const device of devices) {
    const left = device.waiting().length + device.pending();
    if (left > 0) judge.accuse("alive", `${device.name} still holds ${left} acts`);
  }
}
