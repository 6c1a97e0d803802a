import type { Transaction } from "kysely";
import { CONSENT_VERSIONS, type ConsentKind } from "#contract/entry/consent.ts";
import type { ConsentRelation } from "#domain/entry/consent.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { insertConsents } from "../persistence/entry/people.ts";

type Given = {
  readonly profileId: number;
  readonly ownerId: number;
  /** By which right the owner agrees for the person. */
  readonly relation: ConsentRelation;
  readonly kinds: readonly ConsentKind[];
  readonly atMs: number;
};

/** What the owner of a profile has agreed to, in the words of today. */
export async function giveConsents(trx: Transaction<Tables>, given: Given): Promise<void> {
  const { profileId, ownerId, relation, kinds, atMs } = given;
  await insertConsents(
    trx,
    kinds.map((kind) => ({
      kind,
      text_version: CONSENT_VERSIONS[kind],
      given_by: ownerId,
      profile_id: profileId,
      relation,
      given_ms: atMs,
    })),
  );
}
