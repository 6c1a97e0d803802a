import { expireCookie, readCookie, writeCookie } from "#web/platform/browser/cookie.ts";
import { deviceMemory } from "#web/platform/browser/tabMemory.ts";
import { KEPT_DAYS, KEPT_MS } from "#web/kit/forms/draft.ts";
import { stepIn, stepPath, type Step } from "./entrySteps.ts";

/** Under this key the device keeps what an account has chosen and typed in an entry. */
export const entryDraftKey = (account: number): string => `draft:application:${account}`;

/** How far an entry that was not sent has come, and when it was touched last. */
export type BegunEntry = {
  readonly event: string;
  readonly profile: string;
  readonly step: Step;
  readonly savedAt: number;
};

// What was typed stays on the device; by a cookie the server knows that there is something, so that the overview has its
// place for it from the first moment (PE25).
const cookieOf = (account: number) => `entry_draft_${account}`;

const DAY_SECONDS = 24 * 60 * 60;
const SAVED_AT = "at";

/** As a cookie; without anything begun one that takes it away. */
export function writeBegun(account: number, begun: BegunEntry | undefined, isSecure: boolean): string {
  if (begun === undefined) return expireCookie(cookieOf(account));
  const { event, profile, step, savedAt } = begun;
  const value = new URLSearchParams({ event, profile, step, [SAVED_AT]: String(savedAt) }).toString();
  return writeCookie(cookieOf(account), value, { maxAgeSeconds: KEPT_DAYS * DAY_SECONDS, isSecure });
}

/** Nothing once the draft itself is too old to be opened. */
export function readBegun(header: string | null, account: number, nowMs: number): BegunEntry | undefined {
  const search = new URLSearchParams(readCookie(header, cookieOf(account)));
  const [event, savedAt] = [search.get("event") ?? "", Number(search.get(SAVED_AT))];
  if (event === "" || !(savedAt > nowMs - KEPT_MS)) return undefined;
  return { event, profile: search.get("profile") ?? "", step: stepIn(search), savedAt };
}

export const begunPath = ({ step, ...values }: BegunEntry): string => stepPath(step, values);

/** In the browser: what the wizard has kept, or that there is nothing any more. */
export function tellBegun(account: number, begun: BegunEntry | undefined): void {
  document.cookie = writeBegun(account, begun, location.protocol === "https:");
}

/** Takes the draft from the device; what it answers puts it back as it was. */
export function dropBegun(account: number, begun: BegunEntry): () => void {
  const key = entryDraftKey(account);
  const kept = deviceMemory.getItem(key);
  deviceMemory.removeItem(key);
  tellBegun(account, undefined);
  return () => {
    if (kept !== null) deviceMemory.setItem(key, kept);
    tellBegun(account, begun);
  };
}
