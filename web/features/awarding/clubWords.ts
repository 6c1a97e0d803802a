import type { Fighter } from "#contract/entity.ts";

/** «Балтика, Санкт-Петербург». */
export function clubWords(fighter: Pick<Fighter, "team"> | undefined): string {
  return [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
}
