import { z } from "zod";

export type StorageFault = "storage-full" | "storage-unavailable" | "read-only";

const engineError = z.looseObject({
  code: z.string().optional(),
  /** SQLite's own number; its low byte is the kind. */
  errcode: z.number().optional(),
  message: z.string().optional(),
});

const SQLITE_FULL = 13;
/** busy, locked, I/O error, cannot open */
const SQLITE_UNAVAILABLE = [5, 6, 10, 14];
const SQLITE_UNIQUE = [1555, 2067];
/** foreign key, and its immediate form */
const SQLITE_IN_USE = [787, 1811];
/** check, not null */
const SQLITE_NOT_ALLOWED = [275, 1299];

const POSTGRES_FULL = "53100";
const POSTGRES_READ_ONLY = "25006";
const POSTGRES_UNIQUE = "23505";
const POSTGRES_IN_USE = ["23001", "23503"];
/** not null, check */
const POSTGRES_NOT_ALLOWED = ["23502", "23514"];
/** connection exceptions, out of resources, shut down or starting, cancelled by the statement timeout, lock timeout */
const POSTGRES_UNAVAILABLE = /^(08...|53...|57P..|57014|55P03|25P03)$/;
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)$/;
/** The driver's own complaints carry no code. */
const DRIVER = /timeout|Connection terminated|Client has encountered a connection error/i;

/** Undefined for an error that is not the storage's fault: a bug, or a broken rule of the schema (ST10). */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  const parsed = engineError.safeParse(error);
  if (!parsed.success) return undefined;
  const { code = "", errcode, message = "" } = parsed.data;
  if (errcode !== undefined) {
    const kind = errcode & 0xff;
    if (kind === SQLITE_FULL) return "storage-full";
    return SQLITE_UNAVAILABLE.includes(kind) ? "storage-unavailable" : undefined;
  }
  if (code === POSTGRES_FULL || code === "ENOSPC") return "storage-full";
  if (code === POSTGRES_READ_ONLY) return "read-only";
  if (POSTGRES_UNAVAILABLE.test(code) || NETWORK.test(code)) return "storage-unavailable";
  return code === "" && DRIVER.test(message) ? "storage-unavailable" : undefined;
}

export type BrokenRule = "unique" | "in-use" | "not-allowed";

/** The rule of the schema that a statement would have broken; undefined when the error is something else. */
export function brokenRuleOf(error: unknown): BrokenRule | undefined {
  const parsed = engineError.safeParse(error);
  if (!parsed.success) return undefined;
  const { code = "", errcode = 0 } = parsed.data;
  if (code === POSTGRES_UNIQUE || SQLITE_UNIQUE.includes(errcode)) return "unique";
  if (POSTGRES_IN_USE.includes(code) || SQLITE_IN_USE.includes(errcode)) return "in-use";
  return POSTGRES_NOT_ALLOWED.includes(code) || SQLITE_NOT_ALLOWED.includes(errcode)
    ? "not-allowed"
    : undefined;
}

/** Somebody else was first: a name, an id or a number that may exist once exists. */
export function isUniqueViolation(error: unknown): boolean {
  return brokenRuleOf(error) === "unique";
}
