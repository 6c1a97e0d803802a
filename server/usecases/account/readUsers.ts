import type { User } from "#contract/event/content.ts";
import type { Viewer } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  countAccounts,
  countAccountsByRole,
  findAccountById,
  findAllAccounts,
} from "../../persistence/account/accounts.ts";
import { presentRoles, presentUser } from "../../present/user.ts";
import { parsed, type WordedProblem } from "../../query/refusal.ts";
import { parseUserQuery } from "../../query/userQuery.ts";

type Db = Pick<Deps, "db">;

export async function readUser({ db }: Db, id: number, hasRole: boolean): Promise<User | undefined> {
  const account = await findAccountById(db, id);
  return account && presentUser(account, hasRole);
}

type Asked = {
  readonly viewer: Viewer;
  readonly start: number;
  readonly limit: number;
  /** A part of the name or the address. */
  readonly part: string | undefined;
  /** What stands behind the question mark. */
  readonly text: string;
};
const LONGEST_LIST = 100;

export async function readUsers(
  { db }: Db,
  { viewer, start, limit, part, text }: Asked,
): Promise<Result<readonly Partial<User>[], WordedProblem>> {
  const query = await parsed(() => parseUserQuery(db, viewer, text));
  if (!query.ok) return query;
  const { fields, hasRole } = query.value;
  const rows = await findAllAccounts(db, {
    offset: start,
    limit: Math.min(LONGEST_LIST, limit),
    matching: query.value,
    ...(part && { part }),
  });
  return ok(rows.map((row) => pick(presentUser(row, hasRole), fields)));
}

/** `id` and `documentId` always come along (API29), and so does what was populated. */
function pick(user: User, fields: readonly string[] | undefined): Partial<User> {
  if (fields === undefined) return user;
  const kept = new Set(["id", "documentId", "role", ...fields]);
  return Object.fromEntries(Object.entries(user).filter(([name]) => kept.has(name)));
}

export const countUsers = ({ db }: Db): Promise<number> => countAccounts(db);

/** Every role with how many hold it. */
export const readRoles = async ({ db }: Db) => presentRoles(await countAccountsByRole(db));
