import { applications } from "./applications.ts";
import { carpets } from "./carpets.ts";
import { categories } from "./categories.ts";
import type { CollectionName } from "#contract/api/collection.ts";
import type { Collection } from "./collection.ts";
import { competitions } from "./competitions.ts";
import { events } from "./events.ts";
import { fighters } from "./fighters.ts";
import { fightings } from "./fightings.ts";
import { pages } from "./pages.ts";
import { partners } from "./partners.ts";
import { profiles } from "./profiles.ts";
import { seasons } from "./seasons.ts";
import { teams } from "./teams.ts";
import { weightTables } from "./weightTables.ts";

export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = {
  events,
  competitions,
  categories,
  fighters,
  fightings,
  carpets,
  teams,
  partners,
  pages,
  profiles,
  applications,
  "weight-tables": weightTables,
  seasons,
};
