import type { Carpet, Competition, Fighting } from "#contract/competition/entity.ts";
import { dayAt, laterCategories, type DatedProgramme } from "#domain/schedule/programme/programme.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";
import { boutsByUuid } from "./byUuid.ts";

type Later = ReturnType<typeof laterCategories>;
type Dated = Pick<Competition, "programme" | "serverTime">;

/** Categories of a day that has not begun; the very same set all day long. */
export function categoriesLater({ programme, serverTime }: Dated): Later {
  if (!programme) return NONE;
  const ofDays = laterByDay(programme);
  const date = dayAt(programme, serverTime)?.date ?? "";
  const later = ofDays.get(date) ?? laterCategories(programme, serverTime);
  ofDays.set(date, later);
  return later;
}

const NONE: Later = new Set();
const laterByDay = onceForEach<DatedProgramme, Map<string, Later>>(() => new Map());

/** What is fought on a mat today, in its order (DY51), nothing on a day that was closed (DY70); whoever was called is there, whatever their day. */
export function boutsOnMat(
  competition: Dated & Pick<Competition, "fightings">,
  { fightings }: Pick<Carpet, "fightings">,
): Fighting[] {
  const bouts = boutsByUuid(competition.fightings);
  const later = categoriesLater(competition);
  return fightings.flatMap(({ uuid }) => {
    const bout = bouts.get(uuid);
    return bout === undefined || (bout.state === "waiting" && later.has(bout.category.uuid)) ? [] : [bout];
  });
}
