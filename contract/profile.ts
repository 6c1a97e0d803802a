/** Who a managed person is to the account that manages them. */
export const PROFILE_RELATIONS = ["self", "child", "ward", "student"] as const;
export type ProfileRelation = (typeof PROFILE_RELATIONS)[number];
