import { useEffect, useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from "react";
import { rawFromForm, type Declaration, type Raw } from "./fields.ts";
import {
  createFormStore,
  type FormState,
  type FormStore,
  type Send,
  type StoreOptions,
} from "./formStore.ts";
import { useDraft, type DraftHandle } from "./useDraft.ts";

type Options<Fields extends Declaration> = Pick<
  StoreOptions,
  "initial" | "refused" | "otherwise" | "tellsAt"
> & {
  readonly onSubmit: Send<Fields>;
  readonly onInvalid?: () => void;
  /** Under this key what was typed survives a reload. */
  readonly draftKey?: string | undefined;
};

export type FormHandle<Fields extends Declaration> = {
  readonly fields: Fields;
  readonly state: FormState;
  readonly store: FormStore<Fields>;
  readonly idOf: (name: string) => string;
  readonly setElement: (element: HTMLFormElement | null) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly draft: DraftHandle;
};

/** A form of the declared fields. What is typed lives in the inputs themselves: it is there before the script is. */
export function useForm<const Fields extends Declaration>(
  fields: Fields,
  { onSubmit, onInvalid, draftKey, ...start }: Options<Fields>,
): FormHandle<Fields> {
  const [store] = useState(() => createFormStore(fields, start));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const prefix = useId();
  const idOf = (name: string) => `${prefix}-${name}`;

  useEffect(() => store.declare(fields), [store, fields]);
  // Typed before this ran, or filled in by the browser.
  useEffect(() => {
    if (element !== null) store.adopt(drawnIn(element, store.fields()));
  }, [store, element]);
  const draft = useDraft(store, draftKey);
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
