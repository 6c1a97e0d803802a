import { z } from "zod";
import { authAnswerSchema, userSchema } from "./content.ts";
import { segment } from "./envelope.ts";
import { newFactorSchema, recoveryCodesSchema, secondFactorSchema } from "./secondFactor.ts";
import type { Calls } from "./personalClient.ts";

/** Where somebody is signed in. */
export const signInPlaceSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  isBrowser: z.boolean(),
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  seenAt: z.string(),
});
export type SignInPlace = z.infer<typeof signInPlaceSchema>;

export type PasswordChange = {
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordConfirmation: string;
};

/** What one does with the own account; the answers are bare, as those of the other ways in. */
export function accountCalls({ get, post, put, remove }: Calls) {
  return {
    account: {
      update: (id: number, change: { readonly username?: string; readonly email?: string }) =>
        put(`/users/${id}`, userSchema, change),
      /** Repeats the password, which dangerous acts ask for. */
      stepUp: (password: string) => post("/auth/step-up", z.unknown(), { password }),
      changePassword: (change: PasswordChange) => post("/auth/change-password", authAnswerSchema, change),
      places: () => get("/auth/sessions", z.array(signInPlaceSchema)),
      endPlace: (id: string) => remove(`/auth/sessions/${segment(id)}`),
      endOtherPlaces: () => remove("/auth/sessions"),
      secondFactor: () => get("/auth/second-factor", secondFactorSchema),
      offerSecondFactor: (password: string) =>
        post("/auth/second-factor/begin", newFactorSchema, { password }),
      turnOnSecondFactor: (code: string) =>
        post("/auth/second-factor/confirm", recoveryCodesSchema, { code }),
      turnOffSecondFactor: (proof: { readonly password: string; readonly code: string }) =>
        post("/auth/second-factor/disable", z.unknown(), proof),
      /** For an admin: takes it from who lost the device and the recovery codes. */
      resetSecondFactor: (reset: { readonly identifier: string; readonly password: string }) =>
        post("/auth/second-factor/reset", z.unknown(), reset),
      erase: () => post("/auth/erase", z.unknown(), {}),
    },
  };
}
