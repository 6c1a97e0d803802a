import type { Standing } from "./standing.ts";

/** Whom each athlete has beaten. */
export type Victories = ReadonlyMap<Standing, readonly Standing[]>;

/**
 * The circle each athlete belongs to; whoever is in none is alone in his own. Two are in one circle when each has
 * beaten the other, directly or through others: the strongly connected components of head to head, found in one
 * walk over the bouts (Tarjan).
 */
export function circlesOf(victories: Victories): ReadonlyMap<Standing, number> {
  const visited = new Map<Standing, number>();
  const circles = new Map<Standing, number>();
  const open: Standing[] = [];

  /** The earliest athlete still open that can be reached from this one. */
  function visit(standing: Standing): number {
    const number = visited.size;
    visited.set(standing, number);
    open.push(standing);
    let earliest = number;
    for (const loser of victories.get(standing) ?? []) {
      if (circles.has(loser)) continue;
      earliest = Math.min(earliest, visited.get(loser) ?? visit(loser));
    }
    if (earliest === number)
      for (const member of open.splice(open.indexOf(standing))) circles.set(member, number);
    return earliest;
  }

  for (const standing of victories.keys()) if (!visited.has(standing)) visit(standing);
  return circles;
}
