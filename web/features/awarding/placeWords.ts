import type { Fighter } from "#contract/entity.ts";
import type { PlaceReason } from "#domain/awarding/reason.ts";
import { awarding as text } from "#web/i18n/ru/awarding.ts";

/** Why somebody has their place (AW5). */
export function reasonWords(reason: PlaceReason): string {
  if (reason.code === "alone") return text.alone;
  if (reason.code === "moved-up") return text.movedUp;
  if (reason.code !== "table") return text.bouts[reason.code];
  const { aheadBy, behindBy } = reason;
  return [aheadBy && text.ahead(text.criteria[aheadBy]), behindBy && text.behind(text.criteria[behindBy])]
    .filter(Boolean)
    .join(", ");
}

/** «Балтика, Санкт-Петербург». */
export function clubWords(fighter: Pick<Fighter, "team"> | undefined): string {
  return [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
}
