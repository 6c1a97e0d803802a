import type { SubmittedEvent, SubmitResult } from "#contract/bout/submit.ts";

type Line = { readonly submitted: SubmittedEvent; seq?: number };

/** An act in a bout's log, as the server tells it. */
export type LogLine = { readonly id: string; readonly seq: number };

export type Damage = { lost: number; doubled: number; reordered: number; unknown: number; refused: number };

/** What the tables did and what they were told: kept by the judge, not by the server. One table writes to one bout. */
export type Ledger = ReturnType<typeof createLedger>;

export function createLedger() {
  const bouts = new Map<string, Line[]>();
  let acknowledged = 0;
  let refused = 0;
  const linesOf = (bout: string) => bouts.get(bout) ?? [];

  return {
    acknowledged: () => acknowledged,
    bouts: () => [...bouts.keys()],
    made: (bout: string) => linesOf(bout).length,
    offered: (bout: string, submitted: SubmittedEvent) =>
      void bouts.set(bout, [...linesOf(bout), { submitted }]),
    answered: (bout: string, { id }: SubmittedEvent, { status, seq }: SubmitResult) => {
      const line = linesOf(bout).find(({ submitted }) => submitted.id === id);
      if (line === undefined || status !== "applied" || seq === undefined) return void (refused += 1);
      line.seq = seq;
      acknowledged += 1;
    },
    /** Compares a bout's log with what its table was told (ST2). */
    judge: (bout: string, log: readonly LogLine[]): Damage => {
      const damage: Damage = { lost: 0, doubled: 0, reordered: 0, unknown: 0, refused: 0 };
      const places = new Map<string, number>();
      for (const [index, { id, seq }] of log.entries()) {
        if (places.has(id)) damage.doubled += 1;
        if (seq !== index + 1) damage.reordered += 1;
        places.set(id, seq);
      }
      let last = 0;
      for (const { submitted, seq } of linesOf(bout)) {
        const place = places.get(submitted.id);
        places.delete(submitted.id);
        if (seq !== undefined && place === undefined) damage.lost += 1;
        if (place === undefined) continue;
        if ((seq !== undefined && place !== seq) || place <= last) damage.reordered += 1;
        last = place;
      }
      damage.unknown += places.size;
      return damage;
    },
    refused: () => refused,
  };
}

export function addDamage(one: Damage, other: Damage): Damage {
  return {
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    reordered: one.reordered + other.reordered,
    unknown: one.unknown + other.unknown,
    refused: one.refused + other.refused,
  };
}
