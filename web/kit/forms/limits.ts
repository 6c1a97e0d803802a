import type { ReactNode } from "react";
import { reasonSchema } from "#contract/reason.ts";
import { length, required, type Rule } from "./rules.ts";

/** A text of the contract: what may be sent is what may be typed. */
type TextSchema = { readonly minLength: number | null; readonly maxLength: number | null };

type Limits = { readonly maxLength?: number; readonly rules: readonly Rule[] };

/** The bounds a schema of the contract sets, for a text field; one that may not be empty is required. */
export function limitsOf({ minLength, maxLength }: TextSchema): Limits {
  const least = minLength ?? 0;
  return {
    ...(maxLength !== null && { maxLength }),
    rules: [
      ...(least > 0 ? [required] : []),
      ...(least > 1 || maxLength !== null ? [length(least, maxLength ?? undefined)] : []),
    ],
  };
}

type Reason = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Where an act asks for more than the usual. */
  readonly schema?: TextSchema;
};

/** Why somebody does what is kept for everybody to read. */
export const reasonField = ({ label, hint, schema = reasonSchema }: Reason) =>
  ({ kind: "textarea", rows: 3, isTrimmed: true, label, hint, ...limitsOf(schema) }) as const;

/** The same in one line. */
export const shortReasonField = ({ label, hint, schema = reasonSchema }: Reason) =>
  ({ kind: "text", label, hint, ...limitsOf(schema) }) as const;
