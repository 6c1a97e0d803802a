import { useState } from "react";
import type { RollCategory } from "#contract/entry/roll.ts";
import { MissingClub, useClubs } from "#web/features/people/face.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { lateWords } from "#texts/late.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import type { Raw } from "#web/kit/forms/fields.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { newUuid } from "#web/platform/offline/device.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { LateBody } from "./LateBody.tsx";
import { lateFields, type namesOfNew, type Ready } from "./lateFields.ts";
import { useLateDraw } from "./useLateDraw.ts";
import { AskedSelect } from "./WayChoice.tsx";

type Category = Pick<RollCategory, "uuid" | "title">;

type Props = {
  competitionUuid: string;
  /** With a drawn category it is fixed; of several one is chosen first. */
  category: Category | readonly Category[];
  /** Somebody leaves and the newcomer takes the very place. */
  isReplacing?: boolean;
  /** What was typed of them before the category turned out to be drawn. */
  typed?: ReadonlyMap<string, Raw>;
  matOf?: (carpet: string) => string | undefined;
  onDone: () => Promise<unknown> | void;
  onClose: () => void;
};

/** Somebody comes after the draw: who, how heavy, where they will stand and what follows, in one press. */
export function LateDialog(props: Props) {
  const { competitionUuid, isReplacing = false, matOf = () => undefined, onDone, onClose } = props;
  const offered = "uuid" in props.category ? [props.category] : props.category;
  const [categoryUuid, setCategory] = useState(offered.length === 1 ? (offered[0]?.uuid ?? "") : "");
  const api = useBackgroundApi();
  const clubs = useClubs(undefined);
  const late = useLateDraw(competitionUuid, categoryUuid);
  const [ready, setReady] = useState<Ready>();
  const add = async ({ reason }: { readonly reason: string }) => {
    if (ready === undefined || late?.answer === undefined) return false;
    const { wish: change, done } = ready;
    const { basis } = late.answer.state;
    await api.draws.change(categoryUuid, {
      data: { id: newUuid(), basis, change, ...(change.type === "replaced" && reason && { reason }) },
    });
    showToast({ type: "success", message: done });
    await onDone();
    return true;
  };
  return (
    <ActDialog
      title={titleOf(props)}
      size="lg"
      asksBeforeLosing
      fields={lateFields(clubs)}
      initial={props.typed}
      confirm={ready?.confirm ?? (isReplacing ? lateWords.replace : lateWords.choose)}
      canConfirm={ready !== undefined}
      onConfirm={add}
      onClose={onClose}
    >
      {({ values, field, form: { store } }) => (
        <>
          {"uuid" in props.category ? null : (
            <AskedSelect
              label={lateWords.category}
              hint={lateWords.categoryHint}
              placeholder={lateWords.categoryMissing}
              value={categoryUuid}
              options={offered.map(({ uuid, title }) => ({ value: uuid, label: title }))}
              onChoose={setCategory}
            />
          )}
          {categoryUuid === "" ? null : (
            <LateBody
              key={categoryUuid}
              {...{ competitionUuid, categoryUuid, isReplacing, late, values, field, matOf }}
              typedLastName={textOf(props.typed?.get("lastName"))}
              onWho={(names) => store.put(whoTyped(names))}
              onReady={setReady}
            />
          )}
          <MissingClub clubs={clubs} onTaken={(club) => store.put(new Map([["club", club]]))} />
        </>
      )}
    </ActDialog>
  );
}

const whoTyped = (names: ReturnType<typeof namesOfNew> | undefined): ReadonlyMap<string, Raw> =>
  new Map<string, Raw>([
    ["isNew", names !== undefined],
    ...(names === undefined
      ? []
      : ([
          ["needle", names.lastName],
          ["firstName", names.firstName],
        ] as const)),
  ]);

function titleOf({ category, isReplacing }: Props): string {
  if (!("uuid" in category)) return lateWords.atTheScale;
  const title = titleWords(category.title);
  return isReplacing ? lateWords.replaceTitle(title) : lateWords.title(title);
}
