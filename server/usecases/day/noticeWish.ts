import type { NoticeWish } from "#contract/day/notices.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { updateWantsNotices } from "../../persistence/day/notices.ts";

type WishDeps = Pick<Deps, "db">;

/** Whether an account wants mails about the day of its athletes. */
export async function readNoticeWish({ db }: WishDeps, accountId: number): Promise<NoticeWish> {
  const account = await findAccountById(db, accountId);
  return { mail: account?.wants_notices ?? false };
}

export async function saveNoticeWish(
  deps: WishDeps,
  accountId: number,
  { mail }: NoticeWish,
): Promise<NoticeWish> {
  await updateWantsNotices(deps.db, accountId, mail);
  return readNoticeWish(deps, accountId);
}
