import { z } from "zod";

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  canTurnOn: z.boolean(),
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** The secret as text, and the address a program reads from a picture. */
export const newFactorSchema = z.object({ secret: z.string(), address: z.string() });
export type NewFactor = z.infer<typeof newFactorSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
