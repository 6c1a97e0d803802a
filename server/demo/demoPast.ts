import { stableUuid } from "./demoBouts.ts";
import type { DemoData } from "./demoData.ts";

const EVENT = 3;
/** Classes of the main event that met at the earlier one too, so that some of its athletes have a past. */
const CLASSES = [
  "Юноши 12–13 лет, до 44 кг",
  "Девушки 14–15 лет, до 57 кг",
  "Мужчины, опытные, до 66 кг",
  "Мужчины, опытные, до 77 кг",
];

/** The data of the tournament that was fought before the main one: the same people, other lots, other results. */
export function pastDemoData(data: DemoData): DemoData {
  const again = (uuid: string) => stableUuid(`${EVENT}/${uuid}`);
  const [first, second] = data.carpets;
  const carpets = [first, second]
    .flatMap((carpet) => carpet ?? [])
    .map((carpet) => ({ ...carpet, uuid: again(carpet.uuid) }));
  const categories = data.categories
    .filter(({ title }) => CLASSES.includes(title))
    .map((category, index) => ({
      ...category,
      uuid: again(category.uuid),
      mat: carpets[index % carpets.length]?.uuid ?? category.mat,
    }));
  const title = data.events.find(({ id }) => id === EVENT)?.name ?? data.competition.title;
  return {
    ...data,
    competition: { ...data.competition, uuid: again(data.competition.uuid), title, event: EVENT },
    carpets,
    categories,
    fightings: [],
  };
}
