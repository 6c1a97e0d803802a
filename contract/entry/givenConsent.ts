import { z } from "zod";
import { CONSENT_KINDS, type GivenConsent } from "./consent.ts";

export const givenConsentSchema = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  version: z.string().min(1).max(40),
}) satisfies z.ZodType<GivenConsent>;
