import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type SubmitEvent } from "react";
import { rawFromForm, type Declaration, type Raw } from "./fields.ts";
import {
  createFormStore,
  type FormState,
  type FormStore,
  type Send,
  type StoreOptions,
} from "./formStore.ts";
import { forms } from "#texts/forms.ts";
import { createStore } from "#web/platform/store.ts";
import { useUnsaved, type Unsaved } from "#web/platform/browser/unsaved.ts";
import { deviceMemory, tabMemory } from "#web/platform/browser/tabMemory.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useCarried } from "./carried.ts";
import { createDraft } from "./draft.ts";

type Options<Fields extends Declaration> = Pick<
  StoreOptions,
  "initial" | "refused" | "otherwise" | "tellsAt"
> & {
  readonly onSubmit: Send<Fields>;
  readonly onInvalid?: () => void;
  /** Under this key what was typed survives a reload. */
  readonly draftKey?: string | undefined;
  /** A draft goes with its tab where the next person at the device may be somebody else (FM24). */
  readonly isDraftOfTab?: boolean;
  /** Whoever leaves with something unsaved is asked, and told so before; a form with a draft asks unless it says no (FM20). */
  readonly asksBeforeLeaving?: boolean | undefined;
  /** A move after which this form is still there, where the path alone does not say. */
  readonly staysAt?: Unsaved["staysAt"];
};

export type FormHandle<Fields extends Declaration> = {
  readonly fields: Fields;
  readonly state: FormState;
  readonly store: FormStore<Fields>;
  readonly idOf: (name: string) => string;
  readonly setElement: (element: HTMLFormElement | null) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly draft: DraftHandle;
  /** Something is typed and not saved, in a form that tells it. */
  readonly isUnsaved: boolean;
};

/** A form of the declared fields. What is typed lives in the inputs themselves: it is there before the script is. */
export function useForm<const Fields extends Declaration>(
  fields: Fields,
  options: Options<Fields>,
): FormHandle<Fields> {
  const {
    onSubmit,
    onInvalid,
    draftKey,
    isDraftOfTab = false,
    asksBeforeLeaving = draftKey !== undefined,
    staysAt,
  } = options;
  const [store] = useState(() => createFormStore(fields, options));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const prefix = useId();
  const idOf = (name: string) => `${prefix}-${name}`;

  useEffect(() => store.declare(fields), [store, fields]);
  // Typed before this ran, or filled in by the browser.
  useEffect(() => {
    if (element !== null) store.adopt(drawnIn(element, store.fields()));
  }, [store, element]);
  const draft = useDraft(store, { key: draftKey, isOfTab: isDraftOfTab, isAsked: asksBeforeLeaving });
  const isGoingAlong = useCarried(store, draftKey !== undefined);
  const isUnsaved = asksBeforeLeaving && store.isUnsaved();
  const unsaved = useMemo(
    () => ({
      isLeft: () => store.isUnsaved() && !store.get().isSubmitting && !isGoingAlong(),
      isKept: draftKey !== undefined,
      staysAt,
    }),
    [store, draftKey, staysAt, isGoingAlong],
  );
  useUnsaved(isUnsaved ? unsaved : undefined);
  useFocusOnRefusal(state, element);

  const submit = async () => {
    if (element !== null) store.adopt(drawnIn(element, fields));
    const before = store.get().refusals;
    if (await store.submit(onSubmit)) draft.forget();
    else if (store.get().refusals > before) onInvalid?.();
  };

  return {
    fields,
    state,
    store,
    idOf,
    setElement,
    draft,
    isUnsaved,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

/** What the inputs hold; a field that is not drawn now keeps its value. */
function drawnIn(element: HTMLFormElement, fields: Declaration): ReadonlyMap<string, Raw> {
  const found = rawFromForm(fields, new FormData(element));
  return new Map([...found].filter(([name]) => element.elements.namedItem(name) !== null));
}

/** To the first field that is wrong, or to what is said about the form as a whole (FM11). */
function useFocusOnRefusal({ refusals, isSubmitting }: FormState, element: HTMLFormElement | null): void {
  const told = useRef(0);
  useEffect(() => {
    if (element === null || isSubmitting || refusals === told.current) return;
    told.current = refusals;
    const first = element.querySelector<HTMLElement>("[aria-invalid=true]");
    const target = first ?? element.querySelector<HTMLElement>("[role=alert]");
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  });
}

type DraftWish = { readonly key: string | undefined; readonly isOfTab: boolean; readonly isAsked: boolean };

type DraftHandle = {
  /** What stands in the form was typed before and not sent. */
  readonly isRestored: boolean;
  readonly savedAt: Date | undefined;
  readonly forget: () => void;
  readonly discard: () => void;
};

function useDraft<Fields extends Declaration>(
  store: FormStore<Fields>,
  { key, isOfTab, isAsked }: DraftWish,
): DraftHandle {
  const [keeper] = useState(() => createDraftKeeper(store));
  const state = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);
  useEffect(() => {
    if (key === undefined) return undefined;
    const close = keeper.open(key, isOfTab ? tabMemory : deviceMemory);
    return () => {
      close();
      // Whoever leaves takes what was typed for saved, unless somebody has asked or says that it is not; of a draft that goes
      // with its tab it would be promised too much.
      const isKept = keeper.get().savedAt !== undefined && !store.get().isSubmitting;
      if (!isAsked && !isOfTab && isKept && store.isChanged())
        showToast({ type: "warning", message: forms.draft.left });
    };
  }, [keeper, store, key, isOfTab, isAsked]);
  const discard = () => {
    store.reset();
    keeper.forget();
  };
  return { ...state, forget: keeper.forget, discard };
}

type KeeperState = Pick<DraftHandle, "isRestored" | "savedAt">;

/** Writes down what is committed and puts it back after a reload. */
function createDraftKeeper<Fields extends Declaration>(store: FormStore<Fields>) {
  const { get, set, subscribe } = createStore<KeeperState>({ isRestored: false, savedAt: undefined });
  let draft: ReturnType<typeof createDraft> | undefined;
  const forget = () => {
    draft?.forget();
    set({ isRestored: false, savedAt: undefined });
  };
  return {
    get,
    subscribe,
    forget,
    open: (key: string, memory: typeof tabMemory) => {
      const opened = createDraft(memory, key, store.fields());
      draft = opened;
      const kept = opened.read(Date.now());
      if (kept !== undefined) {
        store.put(kept.raw);
        set({ isRestored: true, savedAt: kept.savedAt });
      }
      let last = store.get().raw;
      return store.subscribe(() => {
        const { raw, isSubmitting } = store.get();
        if (raw === last || isSubmitting) return;
        last = raw;
        // Sent, or back to how it was: there is nothing to give back.
        if (!store.isUnsaved()) return forget();
        const savedAt = new Date();
        opened.write(raw, savedAt.getTime());
        set({ ...get(), savedAt });
      });
    },
  };
}
