import type { Deps } from "../../environment/deps.ts";
import { findKeptUuid } from "../../persistence/entry/personMerges.ts";

/** The record that stands for a person: of one that was merged, the kept one (PS12). */
export const findKeptPerson = ({ db }: Pick<Deps, "db">, uuid: string): Promise<string> =>
  findKeptUuid(db, uuid);
