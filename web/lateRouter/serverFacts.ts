import { use } from "react";
import { WrittenPageContext } from "./pageData.ts";

type Facts = {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, fact: unknown) => unknown;
};

const NONE: Facts = { get: () => undefined, set: () => undefined };
let kept: Facts = NONE;

/** Found by the server while it rendered this page. */
export function keepServerFacts(facts: Readonly<Record<string, unknown>>): void {
  kept = { get: (key) => facts[key], set: () => undefined };
}

/**
 * What takes long to find out is not found out again by a phone that wakes up a page: the server writes it into the page.
 * They stay, for a page wakes up part by part: each says what it was found for, and whoever knows more looks for himself.
 */
export function useServerFacts(): Facts {
  const page = use(WrittenPageContext);
  return import.meta.env.SSR ? (page?.facts ?? NONE) : kept;
}
