/** Who a managed person is to the account that manages them. */
export const PROFILE_RELATIONS = ["self", "child", "ward", "student"] as const;
export type ProfileRelation = (typeof PROFILE_RELATIONS)[number];

/** By which right somebody agrees for a person; `attested` means that a signed paper is at hand. */
export const CONSENT_RELATIONS = ["self", "parent", "guardian", "attested"] as const;
export type ConsentRelation = (typeof CONSENT_RELATIONS)[number];

/** Nobody but a grown-up agrees for themselves; for a minor the representative does, or has signed a paper (EN4). */
export function consentRelation(relation: ProfileRelation, isMinor: boolean): ConsentRelation {
  switch (relation) {
    case "self":
      return isMinor ? "attested" : "self";
    case "child":
      return isMinor ? "parent" : "attested";
    case "ward":
      return isMinor ? "guardian" : "attested";
    case "student":
      return "attested";
  }
}

/** A minor's representative must be known by name where the account is not theirs. */
export const needsRepresentative = (relation: ProfileRelation, isMinor: boolean): boolean =>
  isMinor && (relation === "self" || relation === "student");
