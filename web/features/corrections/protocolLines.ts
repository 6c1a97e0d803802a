import { isScore, undoneIds } from "#domain/bout/correction.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutEvent, ScoreEvent } from "#domain/bout/event.ts";
import type { ByCorner, Corner } from "#domain/bout/vocabulary.ts";
import type { BoutRules } from "#domain/ruleset/rules.ts";
import { formatNumber } from "#web/i18n/numbers.ts";
import { counterNames } from "#web/i18n/ru/counters.ts";
import { protocolWords as text } from "#web/i18n/ru/corrections/corrections.ts";
import { METHOD_WORDS } from "#web/i18n/ru/sport/sport.ts";

export type ProtocolLine = {
  readonly id: string;
  readonly corner: Corner | undefined;
  readonly what: string;
  /** What was taken back stays in the protocol, struck through (CR5). */
  readonly isTakenBack: boolean;
  /** Time fought when it happened; known only for what counts. */
  readonly elapsedMs: number | undefined;
  /** Set for what can be put right one by one. */
  readonly score: ScoreEvent | undefined;
};

/** The log of a bout as a protocol: what was given, what was decided, what was taken back. */
export function protocolLines(bout: Bout, names: ByCorner<string>): readonly ProtocolLine[] {
  const undone = undoneIds(bout.recorded);
  const counting = new Map(bout.log.map((entry) => [entry.id, entry]));
  const isRevoked = revokedResults(bout);
  return bout.recorded.flatMap(({ id, event }) => {
    const logged = counting.get(id);
    const shown = logged?.event ?? event;
    const what = wordsOf(shown, names, bout.setup.rules);
    if (what === undefined) return [];
    const score = logged !== undefined && isScore(shown) ? shown : undefined;
    return {
      id,
      corner: "corner" in shown ? shown.corner : undefined,
      what,
      isTakenBack: undone.has(id) || isRevoked.has(id),
      elapsedMs: logged?.elapsedMs,
      score,
    };
  });
}

/** A score as a line shows it: «+2», «преимущество». */
export function scoreWords(event: ScoreEvent, rules: Pick<BoutRules, "preset">): string {
  const names = counterNames(rules);
  switch (event.type) {
    case "points-scored":
      return event.points < 0 ? formatNumber(event.points) : `+${formatNumber(event.points)}`;
    case "advantage-given":
      return names.advantages.one;
    case "penalty-given":
      return names.penalties.one;
    case "warning-given":
      return names.warnings.one;
    case "escape-timed":
      return text.escape;
  }
}

function wordsOf(event: BoutEvent, names: ByCorner<string>, rules: BoutRules): string | undefined {
  if (isScore(event)) return scoreWords(event, rules);
  if (event.type === "result-declared") {
    const how = METHOD_WORDS[event.method];
    return event.winner === undefined ? text.ended(how) : text.won(names[event.winner], how);
  }
  if (event.type === "result-revoked") return text.revoked(event.reason);
  if (event.type === "bout-rewound") return text.rewound(event.reason);
  return event.type === "note-added" ? text.note(event.text) : undefined;
}

function revokedResults({ log }: Bout): ReadonlySet<string> {
  const last = log.findLastIndex(({ event }) => event.type === "result-revoked");
  return new Set(
    log
      .slice(0, Math.max(0, last))
      .flatMap(({ id, event }) => (event.type === "result-declared" ? [id] : [])),
  );
}
