import type { FollowKind } from "#domain/follow/follow.ts";

export type StarTable = {
  account_id: number;
  kind: FollowKind;
  ref: string;
  is_on: boolean;
  changed_ms: number;
};
