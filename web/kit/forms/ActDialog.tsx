import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { actDialog } from "#texts/forms.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { ErrorSummary } from "#web/kit/fields/ErrorSummary.tsx";
import { tellActFailure } from "#web/kit/actFailures.ts";
import styles from "./ActDialog.module.css";
import { defineForm, namesOf, type Declaration, type NameIn, type Raw, type Values } from "./fields.ts";
import { FormField, type FieldWords } from "./FormField.tsx";
import { atField, type Refused } from "./serverProblems.ts";
import { useForm, type FormHandle } from "./useForm.ts";

/**
 * True or nothing: it is done, the dialog closes. False: it is not, and who did it has said why elsewhere. A sentence: it
 * is not, and this is why; the dialog says it.
 */
type Answer = boolean | string | void;

/** What is asked now, for a dialog whose words follow from it. */
type Asked<Fields extends Declaration> = {
  readonly values: Values<Fields>;
  /** A declared field at this place, in other words where they follow from what is chosen. */
  readonly field: (name: NameIn<Fields>, words?: FieldWords) => ReactNode;
  readonly form: FormHandle<Fields>;
};

type Words<Fields extends Declaration> = string | ((values: Values<Fields>) => string);

type Props<Fields extends Declaration> = {
  title: Words<Fields>;
  confirm: Words<Fields>;
  cancel?: string;
  closeLabel?: string;
  isDangerous?: boolean | undefined;
  size?: "md" | "lg";
  /** Larger buttons, for a finger in a hurry. */
  buttonSize?: "lg";
  /** Before the words of the button that confirms. */
  icon?: IconName;
  /** A press beside a persistent dialog does not close it; Escape always does. */
  isPersistent?: boolean;
  /** Escape and the cross ask first when something was typed: much of it would be lost. */
  asksBeforeLosing?: boolean;
  /** What the fields hold at first, in place of what they declare. */
  initial?: ReadonlyMap<string, Raw> | undefined;
  /** Enter confirms at once: only for what a key of the table opens, proposes by the rules and can take back. */
  focusesConfirm?: boolean;
  /** The field at which a refusal is told that names none; above all of them when absent. */
  otherwise?: NameIn<Fields>;
  /** What else has to be so before it can be confirmed. */
  canConfirm?: boolean | ((values: Values<Fields>) => boolean);
  /** Can be pressed before the fields are right, and then says beside them what is missing. */
  isPressableEarly?: boolean;
  /** What it throws is told beside the field the server names, or above all of them. */
  onConfirm: (values: Values<Fields>) => Promise<Answer> | Answer;
  onClose: () => void;
  /** What it will do, above the fields; as a function it places the fields itself. */
  children?: ReactNode | ((asked: Asked<Fields>) => ReactNode);
};

type WithFields<Fields extends Declaration> = Props<Fields> & { fields: Fields };
type WithoutFields = Props<typeof NO_FIELDS> & { fields?: undefined };

/** The dialog of an act: says what it will do, asks what it has to know, and is busy until it is answered. */
export function ActDialog<const Fields extends Declaration>(props: WithFields<Fields>): ReactNode;
export function ActDialog(props: WithoutFields): ReactNode;
export function ActDialog<const Fields extends Declaration>(props: WithFields<Fields> | WithoutFields) {
  return asksFor(props) ? <Asking {...props} /> : <Asking {...props} fields={NO_FIELDS} />;
}

const asksFor = <Fields extends Declaration>(
  props: WithFields<Fields> | WithoutFields,
): props is WithFields<Fields> => props.fields !== undefined;

const NO_FIELDS = defineForm({});

function Asking<const Fields extends Declaration>(props: WithFields<Fields>) {
  const { closeLabel = actDialog.close, isPersistent = true, asksBeforeLosing = false } = props;
  const { size } = props;
  const focus = firstFocus(props);
  const id = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isLosing, setIsLosing] = useState(false);
  const form = useActForm(props);
  const { setElement, onSubmit } = form;
  const { formProblems, isSubmitting: isBusy } = form.state;
  const values = form.store.values();
  // A finger would have the keyboard of the screen over what it has yet to read.
  const goToField = () =>
    matchMedia("(pointer: coarse)").matches ? true : firstField(document.getElementById(id));
  const leave = () => {
    if (isLosing) setIsLosing(false);
    else if (asksBeforeLosing && form.store.isChanged()) setIsLosing(true);
    else props.onClose();
  };
  return (
    <Dialog
      isOpen
      {...{ isPersistent, size, closeLabel }}
      onClose={leave}
      initialFocus={{ confirm: confirmButton, cancel: cancelButton, field: goToField }[focus]}
      title={inWords(props.title, values)}
      actions={
        isLosing ? (
          <Losing onLose={props.onClose} onStay={() => setIsLosing(false)} />
        ) : (
          <Actions {...{ id, form, values, confirmButton, cancelButton }} asked={props} />
        )
      }
    >
      {/* Its fields stay enabled while it is busy: a disabled one would lose the focus. */}
      <form
        id={id}
        ref={setElement}
        noValidate
        aria-busy={isBusy || undefined}
        className={styles.body}
        onSubmit={(event) => {
          // It may stand in a form of the page, which hears through the portal and has not been sent.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <ErrorSummary
          title={undefined}
          takesFocus={false}
          errors={formProblems.map((message) => ({ fieldId: undefined, message }))}
        />
        <Body form={form} values={values}>
          {props.children}
        </Body>
      </form>
    </Dialog>
  );
}

/** Where nothing is typed the safe way out has the focus: Enter that was meant for the page does no harm. */
function firstFocus<Fields extends Declaration>(asked: WithFields<Fields>): "confirm" | "cancel" | "field" {
  const { focusesConfirm = false, isDangerous = false, fields } = asked;
  if (focusesConfirm && !isDangerous) return "confirm";
  return namesOf(fields).length === 0 ? "cancel" : "field";
}

/** With what stands in it chosen, so that typing begins anew; of several to choose from, what is chosen. */
function firstField(body: HTMLElement | null): HTMLElement | true {
  const field = body?.querySelector<HTMLElement>(
    ":is(input, select, textarea, [role=combobox]):enabled:not([type=hidden], [aria-hidden=true], [tabindex='-1'])",
  );
  if (!(field instanceof HTMLInputElement)) return field ?? true;
  field.select();
  return body?.querySelector<HTMLElement>(`[name="${field.name}"]:checked`) ?? field;
}

const inWords = <Fields extends Declaration>(words: Words<Fields>, values: Values<Fields>): string =>
  typeof words === "string" ? words : words(values);

type ActionsProps<Fields extends Declaration> = {
  id: string;
  asked: WithFields<Fields>;
  form: FormHandle<Fields>;
  values: Values<Fields>;
  confirmButton: RefObject<HTMLButtonElement | null>;
  cancelButton: RefObject<HTMLButtonElement | null>;
};

function Actions<Fields extends Declaration>({
  id,
  asked,
  form,
  values,
  confirmButton,
  cancelButton,
}: ActionsProps<Fields>) {
  const { cancel = actDialog.cancel, isDangerous, isPressableEarly = false, buttonSize, icon } = asked;
  return (
    <>
      <Button ref={cancelButton} variant="secondary" size={buttonSize} onClick={asked.onClose}>
        {cancel}
      </Button>
      <Button
        ref={confirmButton}
        type="submit"
        form={id}
        size={buttonSize}
        variant={isDangerous ? "dangerFill" : "primary"}
        disabled={!isAllowed(asked, values) || !(isPressableEarly || form.store.isWhole())}
        isBusy={form.state.isSubmitting}
        className={styles.confirm}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        {inWords(asked.confirm, values)}
      </Button>
    </>
  );
}

/** In place of the buttons, so that nothing moves under what was typed. */
function Losing({ onLose, onStay }: { onLose: () => void; onStay: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    stay.current?.focus();
    return () => {
      // Back to the field that was being typed in.
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <>
      <p role="alert" className={styles.losing}>
        {actDialog.losing}
      </p>
      <Button variant="danger" onClick={onLose}>
        {actDialog.lose}
      </Button>
      <Button ref={stay} onClick={onStay}>
        {actDialog.stay}
      </Button>
    </>
  );
}

/** The form behind the dialog. Whoever closes it does not wait; a failure that comes afterwards is told in a toast. */
function useActForm<const Fields extends Declaration>(props: WithFields<Fields>) {
  const [presence] = useState(createPresence);
  useEffect(() => presence.enter(), [presence]);
  const confirm = async (values: Values<Fields>): Promise<Refused | void> => {
    try {
      const answer = await props.onConfirm(values);
      if (typeof answer === "string") {
        if (!presence.isGone()) return atField(props.otherwise, answer);
        tellActFailure(answer);
      } else if (answer !== false && !presence.isGone()) props.onClose();
    } catch (cause) {
      if (!presence.isGone()) throw cause;
      tellActFailure(cause);
    }
  };
  return useForm<Fields>(props.fields, {
    onSubmit: confirm,
    initial: props.initial,
    otherwise: props.otherwise,
    tellsAt: "submit",
    asksBeforeLeaving: props.asksBeforeLosing ?? false,
  });
}

/** Whether the dialog is still there when its act is answered. */
function createPresence() {
  let isHere = false;
  return {
    isGone: () => !isHere,
    enter: () => {
      isHere = true;
      return () => {
        isHere = false;
      };
    },
  };
}

function isAllowed<Fields extends Declaration>({ canConfirm = true }: Props<Fields>, values: Values<Fields>) {
  return typeof canConfirm === "function" ? canConfirm(values) : canConfirm;
}

type BodyProps<Fields extends Declaration> = {
  form: FormHandle<Fields>;
  values: Values<Fields>;
  children: Props<Fields>["children"];
};

function Body<Fields extends Declaration>({ form, values, children }: BodyProps<Fields>) {
  const field = (name: string, words?: FieldWords) => (
    <FormField key={name} form={form} name={name} words={words} />
  );
  if (typeof children === "function") return children({ values, field, form });
  return (
    <>
      {children}
      {namesOf(form.fields).map((name) => field(name))}
    </>
  );
}

/** What it would do, by what is chosen so far; read out whenever that changes. */
export function ActEffect({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <output className={styles.effect}>
      {title === undefined ? null : <b>{title}</b>}
      {children}
    </output>
  );
}
