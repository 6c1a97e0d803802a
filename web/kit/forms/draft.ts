import { z } from "zod";
import { isInput, isPassword, type Declaration, type Raw } from "./fields.ts";

export const KEPT_DAYS = 7;
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const draftSchema = z.object({
  savedAt: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
});

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was kept, and when. */
type KeptDraft = { readonly savedAt: Date; readonly raw: ReadonlyMap<string, Raw> };

/** What was typed and not sent, on this device only. Passwords are left out; storage may be full or forbidden. */
export function createDraft(storage: DraftStorage, key: string, fields: Declaration) {
  const isKept = (name: string) => {
    const field = fields[name];
    return isInput(field) && !isPassword(field);
  };
  return {
    read: (nowMs: number): KeptDraft | undefined => {
      const parsed = draftSchema.safeParse(parse(attempt(() => storage.getItem(key)) ?? ""));
      if (!parsed.success || nowMs - parsed.data.savedAt > KEPT_MS) return undefined;
      const { savedAt, values } = parsed.data;
      const raw = new Map(Object.entries(values).filter(([name]) => isKept(name)));
      return { savedAt: new Date(savedAt), raw };
    },
    write: (raw: ReadonlyMap<string, Raw>, nowMs: number): void => {
      const values = Object.fromEntries([...raw].filter(([name]) => isKept(name)));
      attempt(() => storage.setItem(key, JSON.stringify({ savedAt: nowMs, values })));
    },
    forget: (): void => {
      attempt(() => storage.removeItem(key));
    },
  };
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  return attempt((): unknown => JSON.parse(text));
}
