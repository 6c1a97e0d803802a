import type { Deps } from "../../environment/deps.ts";
import { deleteOldAllowances } from "../../persistence/account/allowances.ts";

const DAY_MS = 86_400_000;

/** The longest of them is whole again after an hour. */
export const forgetAllowances = ({ db, now }: Pick<Deps, "db" | "now">): Promise<void> =>
  deleteOldAllowances(db, now() - DAY_MS);
