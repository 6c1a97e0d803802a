import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { DrawWish, LatePerson } from "#contract/draw/lateChange.ts";
import { isOverLimit, toGrams } from "#domain/category/category.ts";
import { fullName } from "#web/i18n/names.ts";
import { lateWords } from "#web/i18n/ru/late.ts";
import { Text } from "#web/kit/Text.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Values } from "#web/kit/forms/fields.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { newUuid } from "#web/platform/offline/device.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { Candidates, type Candidate } from "./Candidates.tsx";
import styles from "./late.module.css";
import { PlanView } from "./PlanView.tsx";
import { useLateDraw, usePlan, useWays, type Known } from "./useLateDraw.ts";
import { WayChoice, type Way } from "./WayChoice.tsx";

type Props = {
  competitionUuid: string;
  category: { readonly uuid: string; readonly title: string };
  matOf?: (carpet: string) => string | undefined;
  onDone: () => Promise<unknown> | void;
  onClose: () => void;
};

/** What can be done now: the button names it. */
type Ready = { readonly wish: DrawWish; readonly name: string; readonly bout: number | null };

/** Somebody comes after the draw: who, how heavy, where they will stand and what follows, in one press. */
export function LateDialog({ competitionUuid, category, matOf = () => undefined, onDone, onClose }: Props) {
  const api = useBackgroundApi();
  const late = useLateDraw(competitionUuid, category.uuid);
  const [ready, setReady] = useState<Ready>();
  const add = async () => {
    if (ready === undefined || late?.answer === undefined) return false;
    const { basis } = late.answer.state;
    await api.draws.change(category.uuid, { data: { id: newUuid(), basis, change: ready.wish } });
    showToast({ type: "success", message: lateWords.done(ready.name) });
    await onDone();
    return true;
  };
  return (
    <ActDialog
      title={lateWords.title(category.title)}
      size="lg"
      fields={FIELDS}
      confirm={ready === undefined ? lateWords.choose : lateWords.confirm(ready.name, ready.bout)}
      canConfirm={ready !== undefined}
      onConfirm={add}
      onClose={onClose}
    >
      {({ values, field }) => (
        <LateBody {...{ late, values, field, matOf }} categoryUuid={category.uuid} onReady={setReady} />
      )}
    </ActDialog>
  );
}

type BodyProps = {
  late: ReturnType<typeof useLateDraw>;
  categoryUuid: string;
  values: Typed;
  field: (name: keyof typeof FIELDS, words?: { hint: string }) => ReactNode;
  matOf: (carpet: string) => string | undefined;
  onReady: (ready: Ready | undefined) => void;
};

function LateBody({ late, categoryUuid, values, field, matOf, onReady }: BodyProps) {
  const known = late?.answer;
  const limitKg = known?.limitKg ?? null;
  const [{ who, picked }, setChoice] = useState<Choice>({});
  const ways = useWays(categoryUuid, who && (who === "new" ? {} : { id: who.uuid }));
  const way = picked ?? ways?.answer?.ways.find(({ isAdvised }) => isAdvised);
  const wish = who && way && wishOf(who, way, values, limitKg);
  const plan = usePlan(categoryUuid, wish);
  const name = who === "new" ? values.needle : (who?.name ?? "");
  const nameOf = namesOf(known, name);
  const bout = plan?.answer?.bouts.find(({ before }) => before === null)?.number ?? null;
  const key = wish && plan?.answer && JSON.stringify([wish, name, bout]);
  const tell = useEffectEvent((isReady: boolean) =>
    onReady(isReady && wish !== undefined ? { wish, name, bout } : undefined),
  );
  useEffect(() => tell(key !== undefined), [key]);
  return (
    <div className={styles.columns}>
      <Stack gap={16}>
        {field("needle")}
        {known === undefined ? (
          <Text tone="secondary">{late?.problem ?? lateWords.loading}</Text>
        ) : (
          <Candidates
            {...{ known, needle: values.needle, chosen: who }}
            onChoose={(chosen) => setChoice({ who: chosen })}
          />
        )}
        {who === "new" ? (
          <>
            {field("firstName")}
            {field("birthDate")}
            {field("sex")}
            {field("hasConsent")}
          </>
        ) : null}
        {field("weight", { hint: weightHint(values.weight, limitKg) })}
      </Stack>
      <Stack gap={16}>
        {ways?.answer === undefined ? null : (
          <WayChoice
            ways={ways.answer.ways}
            chosen={way}
            onChoose={(chosen) => setChoice({ who, picked: chosen })}
            nameOf={nameOf}
          />
        )}
        <PlanView plan={plan?.answer} problem={plan?.problem ?? ways?.problem} {...{ nameOf, matOf }} />
      </Stack>
    </div>
  );
}

type Choice = { readonly who?: Candidate | "new" | undefined; readonly picked?: Way | undefined };

const FIELDS = defineForm({
  needle: { kind: "text", label: lateWords.who, hint: lateWords.whoHint, autoComplete: "off" },
  firstName: { kind: "text", label: lateWords.firstName, autoComplete: "off" },
  birthDate: { kind: "date", label: lateWords.birthDate },
  sex: { kind: "radio", label: lateWords.sex, options: choices(["m", "f"], (sex) => lateWords[sex]) },
  hasConsent: { kind: "checkbox", label: lateWords.hasConsent },
  weight: { kind: "number", label: lateWords.weight, suffix: lateWords.kilograms },
});
type Typed = Values<typeof FIELDS>;

/** Nothing is wished for while a name is missing or the weight is too much. */
function wishOf(who: Candidate | "new", way: Way, typed: Typed, limit: number | null): DrawWish | undefined {
  const { weight, needle } = typed;
  if (who === "new" && needle.trim() === "") return undefined;
  if (way.problem !== null || overKg(weight, limit) > 0) return undefined;
  return {
    type: "entered-late",
    ...(who === "new" ? { person: personOf(typed) } : { id: who.uuid }),
    ...(weight !== undefined && { weightKg: weight }),
    ...(way.kind === "redraw" ? { seed: way.seed ?? "" } : { place: way.place ?? undefined }),
  };
}

const personOf = ({ needle, firstName, birthDate, sex, hasConsent }: Typed): LatePerson => ({
  lastName: needle.trim(),
  firstName: firstName.trim() || null,
  birthDate: birthDate || null,
  sex: sex || null,
  team: null,
  hasConsent,
});

function overKg(weight: number | undefined, limit: number | null): number {
  if (weight === undefined || limit === null || !isOverLimit(weight, limit)) return 0;
  return (toGrams(weight) - toGrams(limit)) / 1000;
}

function weightHint(weight: number | undefined, limit: number | null): string {
  const over = overKg(weight, limit);
  return over > 0 ? lateWords.over(over) : lateWords.limit(limit);
}

/** Whoever is not known by uuid is the newcomer. */
function namesOf(known: Known | undefined, newcomer: string): (uuid: string) => string {
  const names = new Map([
    ...(known?.roll ?? []).map((entry) => [entry.fighter, fullName(entry)] as const),
    ...(known?.state.athletes ?? []).map((athlete) => [athlete.fighter ?? "", fullName(athlete)] as const),
  ]);
  return (uuid) => names.get(uuid) ?? newcomer;
}
