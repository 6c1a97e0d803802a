import { useState } from "react";
import type { RegroupPlan } from "#contract/entry/regroup.ts";
import { regroupWords } from "#texts/organiser/regroup.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { PlanView } from "./PlanView.tsx";
import type { Apply } from "./useRegroup.ts";

const { splitting: words } = regroupWords;

type Props = {
  competitionUuid: string;
  category: string;
  title: string;
  onSplit: Apply;
  onClose: () => void;
};

/** A large category and the groups it falls into by weight. */
export function SplitDialog({ competitionUuid, category, title, onSplit, onClose }: Props) {
  const [plan, setPlan] = useState<RegroupPlan>();
  const wish = { act: "split", category } as const;
  return (
    <ActDialog
      title={words.title(title)}
      confirm={words.confirm}
      size="lg"
      canConfirm={plan !== undefined}
      onConfirm={async () => {
        if (plan === undefined) return false;
        const titles = plan.groups.map((group, index) =>
          regroupWords.groupTitle(title, index, group).slice(0, 200),
        );
        await onSplit(wish, plan, titles);
        return true;
      }}
      onClose={onClose}
    >
      <PlanView {...{ competitionUuid, wish }} onReady={setPlan} />
    </ActDialog>
  );
}
