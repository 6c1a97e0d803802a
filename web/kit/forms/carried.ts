import { useEffect, useState } from "react";
import {
  beforeLanguageChange,
  CARRIED_MS,
  carriedKey,
  forgetCarried,
} from "#web/platform/browser/languageChange.ts";
import { tabMemory } from "#web/platform/browser/tabMemory.ts";
import { createDraft } from "./draft.ts";
import { namesOf, type Declaration } from "./fields.ts";
import type { FormStore } from "./formStore.ts";

/** The browser asks about leaving right after the press, and not in the same moment. */
const LEAVING_MS = 3000;

/** How many forms of the same fields stand on the page: which of them was typed in could not be told on the other one. */
const alike = new Map<string, number>();

/**
 * What was typed goes along to the same page in another language, for this tab and without passwords; a form with a draft finds
 * it there anyway (FM22). Answers whether it is on its way now: then nobody is asked about leaving.
 */
export function useCarried<Fields extends Declaration>(store: FormStore<Fields>, isDrafted: boolean) {
  const [carrier] = useState(() => createCarrier(store));
  useEffect(() => (isDrafted ? undefined : carrier.open()), [carrier, isDrafted]);
  return carrier.isGoing;
}

function createCarrier<Fields extends Declaration>(store: FormStore<Fields>) {
  let leftAtMs = -Infinity;
  return {
    isGoing: () => Date.now() - leftAtMs < LEAVING_MS,
    open: () => {
      const fields = store.fields();
      const form = namesOf(fields).join();
      // Of the page as it is then: its question may have changed under a form that stays.
      const luggage = () => createDraft(tabMemory, carriedKey(form), fields);
      const carried = luggage();
      const kept = carried.read(Date.now());
      carried.forget();
      if (kept !== undefined && Date.now() - kept.savedAt.getTime() < CARRIED_MS) store.put(kept.raw);
      alike.set(form, (alike.get(form) ?? 0) + 1);
      const stop = beforeLanguageChange(() => {
        if (alike.get(form) !== 1 || !store.isChanged()) return;
        const nowMs = Date.now();
        const kept = luggage();
        kept.write(store.get().raw, nowMs);
        // Where storage is forbidden nothing goes along: then the question about leaving comes.
        if (kept.read(nowMs) === undefined) return;
        leftAtMs = nowMs;
        // Whoever was asked by something else on the page and stayed is still here then.
        setTimeout(forgetCarried, CARRIED_MS);
      });
      return () => {
        stop();
        alike.set(form, (alike.get(form) ?? 1) - 1);
      };
    },
  };
}
