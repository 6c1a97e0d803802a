/**
 * A bout in one line, for tests, logs and the telephone: `go R+2 B+4@0:31 u2@0:33 R#sub:armbar@1:12`.
 *
 *     R+2  B-1  R+3:guard_pass    points, with the action that gave them
 *     Ra  Bp  Rw  Bp:caution      advantage, penalty, warning
 *     Rp?  Rp-                    penalty whose step of the ladder is proposed, is waived
 *     R~0:12.5                    escape time
 *     Ro                          position lost
 *     call  go  stop  swap        bout called, clock started and stopped, sides swapped
 *     clock=1:05  period=1        clock adjusted (time fought), period started (counted from 0)
 *     R!stalling=20  R!stalling   countdown started for 20 s, stopped; without a corner: !medical=120
 *     R!medical~0:35              stopped, with what the table measured
 *     u2  m2  r2=R+3              second event of the line undone, moved to the opponent, replaced
 *     R#sub  R#sub:armbar  #void  result: winner (if any), method, technique; `sub` is `submission`
 *     revoke  note"text"          result revoked, note; text may also follow `revoke` and a result
 *     back  back2"text"           rewound to before the first event, to how it stood after the second
 *     …@0:31  …(4:29)             when, since the first event (as the event before, if not said);
 *                                 what the table's own clock had left
 *
 * Ids are not written: the events of a line are called 1, 2, 3 …
 */
import { ok, refuse } from "../result.ts";
import type { Result } from "../result.ts";
import type { RecordedEvent } from "./event.ts";
import { parseTime, readEvent } from "./notationReader.ts";
import { writeEvent, writeTime } from "./notationWriter.ts";

export type NotationProblem = {
  readonly code: "unreadable";
  readonly token: string;
  readonly position: number;
};

export function parseBout(line: string): Result<readonly RecordedEvent[], NotationProblem> {
  const recorded: RecordedEvent[] = [];
  for (const [index, token] of (line.match(TOKENS) ?? []).entries()) {
    const entry = readToken(token, String(index + 1), recorded.at(-1)?.atMs ?? 0);
    if (!entry) return refuse({ code: "unreadable", token, position: index + 1 });
    recorded.push(entry);
  }
  return ok(recorded);
}

export function writeBout(recorded: readonly RecordedEvent[]): string {
  const ids = recorded.map(({ id }) => id);
  const startMs = recorded[0]?.atMs ?? 0;
  return recorded
    .map(({ event, atMs, boutMs }, index) => {
      const when = atMs === (recorded[index - 1]?.atMs ?? startMs) ? "" : `@${writeTime(atMs - startMs)}`;
      const left = boutMs === undefined ? "" : `(${writeTime(boutMs)})`;
      return writeEvent(event, (target) => ids.indexOf(target) + 1) + when + left;
    })
    .join(" ");
}

const TEXT = /"(?:[^"\\]|\\.)*"/;
const TOKENS = new RegExp(`(?:[^\\s"]|${TEXT.source})+`, "g");
const TOKEN = new RegExp(`^([^"@(]+)(${TEXT.source})?(?:@(-?[\\d:.]+))?(?:\\(([\\d:.]+)\\))?$`);

function readToken(token: string, id: string, previousMs: number): RecordedEvent | undefined {
  const [, body, text, when, left] = TOKEN.exec(token) ?? [];
  const event = body === undefined ? undefined : readEvent(body, readText(text));
  const atMs = when === undefined ? previousMs : parseTime(when);
  const boutMs = left === undefined ? undefined : parseTime(left);
  if (!event || atMs === undefined || (left !== undefined && boutMs === undefined)) return undefined;
  return { id, event, atMs, ...(boutMs !== undefined && { boutMs }) };
}

function readText(quoted: string | undefined): string | undefined {
  if (quoted === undefined) return undefined;
  try {
    const text: unknown = JSON.parse(quoted);
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}
