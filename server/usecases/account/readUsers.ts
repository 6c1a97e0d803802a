import type { User } from "#contract/event/content.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  countAccounts,
  countAccountsByRole,
  findAccountById,
  findAllAccounts,
} from "../../persistence/account/accounts.ts";
import { presentRoles, presentUser } from "../../present/user.ts";

type Db = Pick<Deps, "db">;

export async function readUser({ db }: Db, id: number, hasRole: boolean): Promise<User | undefined> {
  const account = await findAccountById(db, id);
  return account && presentUser(account, hasRole);
}

type Asked = { readonly start: number; readonly limit: number; readonly q?: string | undefined };
const LONGEST_LIST = 100;

export async function readUsers(
  { db }: Db,
  { start, limit, q }: Asked,
  hasRole: boolean,
): Promise<readonly User[]> {
  const rows = await findAllAccounts(db, {
    offset: start,
    limit: Math.min(LONGEST_LIST, limit),
    ...(q && { part: q }),
  });
  return rows.map((row) => presentUser(row, hasRole));
}

export const countUsers = ({ db }: Db): Promise<number> => countAccounts(db);

/** Every role with how many hold it. */
export const readRoles = async ({ db }: Db) => presentRoles(await countAccountsByRole(db));
