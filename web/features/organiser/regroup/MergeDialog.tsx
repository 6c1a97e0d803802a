import { useState } from "react";
import type { Regrouping, RegroupPlan } from "#contract/entry/regroup.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { mergedTitle } from "#texts/organiser/mergedTitle.ts";
import { regroupWords } from "#texts/organiser/regroup.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { PlanView } from "./PlanView.tsx";
import type { Apply } from "./useRegroup.ts";

const { merge: words } = regroupWords;

type Props = {
  competitionUuid: string;
  categories: Regrouping["categories"];
  merge: Regrouping["merges"][number];
  onMerge: Apply;
  onClose: () => void;
};

/** A small category and the one it is merged into: the proposed one, or another. */
export function MergeDialog({ competitionUuid, categories, merge, onMerge, onClose }: Props) {
  const [ready, setReady] = useState<{ readonly into: string; readonly plan: RegroupPlan }>();
  const from = merge.category;
  const titlesOf = (uuids: readonly string[]) =>
    categories.filter(({ uuid }) => uuids.includes(uuid)).map(({ title }) => title);
  const suggested = (into: string) => mergedTitle(titlesOf([from, into]));
  const fields = defineForm({
    into: {
      kind: "select",
      label: words.into,
      options: categories
        .filter(({ uuid }) => merge.choice.includes(uuid))
        .map(({ uuid, title, people }) => ({
          value: uuid,
          label: `${titleWords(title)}, ${regroupWords.people(people)}`,
        })),
      initial: merge.to?.category ?? merge.choice[0] ?? "",
    },
    title: { kind: "text", label: words.newTitle, hint: words.newTitleHint, maxLength: 200 },
  });
  return (
    <ActDialog
      title={words.title(titlesOf([from]).join(""))}
      confirm={words.confirm}
      size="lg"
      fields={fields}
      canConfirm={({ into }) => ready?.into === into}
      onConfirm={async ({ into, title }) => {
        if (ready === undefined) return false;
        const named = title.trim() || suggested(into).slice(0, 200);
        await onMerge({ act: "merge", from: [from], into }, ready.plan, [named]);
        return true;
      }}
      onClose={onClose}
    >
      {({ field, values: { into } }) => (
        <>
          {field("into")}
          {field("title", { placeholder: suggested(into) })}
          <PlanView
            {...{ competitionUuid }}
            wish={{ act: "merge", from: [from], into }}
            merged={{ from: titlesOf([from]).join(""), into: titlesOf([into]).join("") }}
            onReady={(plan) => setReady({ into, plan })}
          />
        </>
      )}
    </ActDialog>
  );
}
