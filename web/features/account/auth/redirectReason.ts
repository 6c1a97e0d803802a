import { auth } from "#web/i18n/ru/account/auth.ts";

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^\/personal\/applications/, auth.reasons.applications],
  [/^\/personal\/profiles/, auth.reasons.profiles],
  [/^\/personal/, auth.reasons.personal],
  [/^\/competition\/[^/]+\/screen\/?(?:\?|$)/, auth.reasons.screen],
  [/^\/competition\//, auth.reasons.competition],
  [/^\/events\/[^/]+\/stats/, auth.reasons.stats],
];

/** Why the visitor was sent to sign in, by the page they wanted. */
export function redirectReason(path: string): string {
  return REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? auth.reasons.other;
}
