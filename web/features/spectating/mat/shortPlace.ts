import type { Fighting } from "#contract/competition/entity.ts";
import { boutLabel } from "#contract/draw/boutLabel.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { weightShort } from "#texts/spectating/eventMats.ts";
import { roundShort } from "#texts/sport/sport.ts";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";

/** «до 77 кг, 1/8»; where everybody meets everybody the number of the bout. */
export function shortPlace(view: CompetitionView, bout: Fighting): string {
  const [weight, round, number] = placeParts(view, bout);
  return [weight, round ?? number].filter(Boolean).join(", ");
}

/** «до 77 кг, 1/8, № 19» */
export const numberedPlace = (view: CompetitionView, bout: Fighting): string =>
  placeParts(view, bout).filter(Boolean).join(", ");

function placeParts(view: CompetitionView, bout: Fighting) {
  const category = view.categories.get(bout.category.uuid);
  const label = boutLabel(bout);
  return [
    category && weightShort(categoryTitle(category).main),
    label && roundShort(label),
    bout.number ? boutWords.number(bout.number) : undefined,
  ] as const;
}
