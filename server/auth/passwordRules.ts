import { COMMON_PASSWORDS } from "./commonPasswords.ts";

const MIN_CHARACTERS = 6;
const MAX_BYTES = 72;

/** The wording existing clients compare; undefined for a password that may be set (AU25). */
export function passwordProblem(password: string): string | undefined {
  if (password.length < MIN_CHARACTERS) return `password must be at least ${MIN_CHARACTERS} characters`;
  if (Buffer.byteLength(password) > MAX_BYTES) return "Password must be less than 73 bytes";
  if (isCommon(password)) return "Password is too common, please choose another one";
  return undefined;
}

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain)) return true;
  if (/^(.)\1*$/u.test(plain)) return true;
  return COMMON_PASSWORDS.has(plain.replace(/[\d\p{P}\p{S}]+$/u, ""));
}
