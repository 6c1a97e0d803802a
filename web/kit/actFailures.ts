import { createListeners } from "#web/platform/store.ts";

export type Failed = (cause: unknown) => unknown;

const failures = createListeners<[cause: unknown]>();

/** Hears what acts failed with that had no place of their own to say it; the frame makes a toast of it. */
export const onActFailure = failures.subscribe;

/** A sentence is told as it is, anything else in the words for its kind of failure. */
export const tellActFailure = failures.tell;
