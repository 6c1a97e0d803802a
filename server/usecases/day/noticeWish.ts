import type { NoticeChange, NoticeWish } from "#contract/day/notices.ts";
import { DEFAULT_LOCALE } from "#contract/locale.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById, updateAccount } from "../../persistence/account/accounts.ts";

type WishDeps = Pick<Deps, "db">;

/** Whether an account wants mails about the day of its athletes, and what it reads. */
export async function readNoticeWish({ db }: WishDeps, accountId: number): Promise<NoticeWish> {
  const account = await findAccountById(db, accountId);
  return { mail: account?.wants_notices ?? false, locale: account?.locale ?? DEFAULT_LOCALE };
}

export async function saveNoticeWish(
  deps: WishDeps,
  accountId: number,
  { mail, locale }: NoticeChange,
): Promise<NoticeWish> {
  const change = {
    ...(mail !== undefined && { wants_notices: mail }),
    ...(locale !== undefined && { locale }),
  };
  if (Object.keys(change).length > 0) await updateAccount(deps.db, accountId, change);
  return readNoticeWish(deps, accountId);
}
