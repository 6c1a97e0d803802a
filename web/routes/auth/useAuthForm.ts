import { useState, type SubmitEvent } from "react";
import { refusalProblems, type FieldProblem } from "./formProblems.ts";

type Options<Name extends string> = {
  readonly fields: readonly Name[];
  /** Where a refusal is told that names no field. */
  readonly otherwise: Name;
  readonly check: (form: FormData) => readonly FieldProblem<Name>[];
  readonly send: (form: FormData) => Promise<void>;
};

/** A form that is checked here, then sent once; what is wrong is told at its fields. */
export function useAuthForm<Name extends string>({ fields, otherwise, check, send }: Options<Name>) {
  const [problems, setProblems] = useState<readonly FieldProblem<Name>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (form: FormData) => {
    const found = check(form);
    setProblems(found);
    setAttempt((count) => count + 1);
    if (found.length > 0) return;
    setIsBusy(true);
    try {
      await send(form);
    } catch (cause) {
      setProblems(refusalProblems(cause, fields, otherwise));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    problems,
    /** Counts the submits, so that a summary that stays still takes the focus again. */
    attempt,
    isBusy,
    problemAt: (name: Name) => problems.find(({ field }) => field === name)?.message,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy) void submit(new FormData(event.currentTarget));
    },
  };
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
