import type { ComponentProps, ReactNode } from "react";
import { forms } from "#texts/forms.ts";
import { formatTime } from "#web/i18n/times.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { ErrorSummary } from "#web/kit/fields/ErrorSummary.tsx";
import type { Declaration } from "./fields.ts";
import styles from "./Form.module.css";
import { incompleteText } from "./messages.ts";
import type { FormHandle } from "./useForm.ts";

type Props<Fields extends Declaration> = Pick<
  ComponentProps<"form">,
  "className" | "action" | "aria-label"
> & {
  form: FormHandle<Fields>;
  /** A short form says at its fields all there is to say. */
  hasSummary?: boolean | undefined;
  /** The fields that are shown now, where a form is asked a part at a time: the summary leads to no other. */
  shown?: readonly string[] | undefined;
  /** Whether it says below that what is typed is a draft; not where its page does. */
  hasDraftNote?: boolean | undefined;
  children: ReactNode;
};

type Told = { readonly fieldId: string; readonly message: string };

/** A page may show its fields in another order than they are declared; what it does not show now comes last (FM19). */
function inPageOrder(errors: readonly Told[]): readonly Told[] {
  // On the server nothing is drawn yet.
  if (typeof document === "undefined") return errors;
  const drawn = errors.map((error) => ({ error, element: document.getElementById(error.fieldId) }));
  return drawn
    .toSorted((one, other) => {
      if (one.element === null || other.element === null)
        return Number(one.element === null) - Number(other.element === null);
      const where = one.element.compareDocumentPosition(other.element);
      return where & Node.DOCUMENT_POSITION_FOLLOWING
        ? -1
        : Number((where & Node.DOCUMENT_POSITION_PRECEDING) > 0);
    })
    .map(({ error }) => error);
}

/** Posts by itself where no script runs; with one, the submit is ours. */
export function Form<Fields extends Declaration>(props: Props<Fields>) {
  const { form, hasSummary = true, hasDraftNote = true, shown, className, children, ...rest } = props;
  const { setElement, onSubmit, draft } = form;
  const { formProblems, isRefused, isSubmitting } = form.state;
  const problems = [...form.state.problems].filter(([name]) => shown?.includes(name) ?? true);
  const errors = [
    ...formProblems.map((message) => ({ fieldId: undefined, message })),
    ...inPageOrder(problems.map(([name, message]) => ({ fieldId: form.idOf(name), message }))),
  ];
  const isTold = formProblems.length > 0 || (hasSummary && isRefused);
  return (
    <form
      {...rest}
      ref={setElement}
      method="post"
      noValidate
      aria-busy={isSubmitting || undefined}
      onSubmit={onSubmit}
    >
      <fieldset disabled={isSubmitting} className={cx(styles.fields, className)}>
        {isTold ? (
          <ErrorSummary
            title={problems.length > 0 ? incompleteText(problems.length) : undefined}
            takesFocus={false}
            errors={hasSummary ? errors : errors.filter(({ fieldId }) => fieldId === undefined)}
          />
        ) : null}
        {draft.isRestored ? (
          <Banner
            tone="wait"
            icon="doc"
            title={hasDraftNote && draft.savedAt && forms.draft.kept(formatTime(draft.savedAt.getTime()))}
            action={
              <Button size="sm" variant="secondary" onClick={draft.discard}>
                {forms.draft.discard}
              </Button>
            }
          >
            {forms.draft.restored}
          </Banner>
        ) : null}
        {children}
        {hasDraftNote && form.isUnsaved ? (
          <output>
            <Badge tone="wait">{forms.unsaved}</Badge>
          </output>
        ) : null}
        {hasDraftNote && draft.savedAt !== undefined && !draft.isRestored ? (
          <output>
            <Badge tone="wait">{forms.draft.kept(formatTime(draft.savedAt.getTime()))}</Badge>
          </output>
        ) : null}
      </fieldset>
    </form>
  );
}
