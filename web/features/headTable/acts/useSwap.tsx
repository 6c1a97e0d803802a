import { useState, type ReactNode } from "react";
import type { DrawState } from "#contract/draw/draw.ts";
import type { Category, Fighter } from "#contract/competition/entity.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { mats } from "#texts/headTable/mats.ts";
import { SwapDialog } from "#web/features/drawing/face.ts";
import { boutsOfCategory, categoriesOfFighter } from "#web/sport/facts/competitionView.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import type { MenuAction } from "#web/kit/Menu.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

const text = mats.find;

type Asked = { readonly fighter: string; readonly category: string; readonly state: DrawState };

export type Swap = {
  readonly menuOf: (fighter: Fighter) => readonly MenuAction[];
  /** The dialog that is open, for the page to draw. */
  readonly dialog: ReactNode;
};

/** An athlete changes places with another one of their category, until one of them has begun (DR60). */
export function useSwap(desk: DeskState): Swap {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>();
  const ask = async (fighter: string, category: Category) => {
    // What went wrong is told by the toast of the call itself.
    const state = await api.draws.of(category.uuid).then(
      ({ data }) => data,
      () => undefined,
    );
    if (state === undefined) return;
    if (state.record === null || state.begunFighters.includes(fighter))
      showToast({ message: text.swapLocked(category.title) });
    else setAsked({ fighter, category: category.uuid, state });
  };
  const menuOf = ({ uuid }: Fighter): MenuAction[] =>
    categoriesOfFighter(desk.view, uuid).flatMap((category): MenuAction[] => {
      const bouts = boutsOfCategory(desk.view, category.uuid);
      if (bouts.length === 0) return [];
      const isLocked = bouts.some(
        ({ state, fighters }) => state !== "waiting" && fighters.some((one) => one.uuid === uuid),
      );
      return [
        {
          label: text.swap,
          icon: "swap",
          hint: isLocked ? text.swapLocked(category.title) : category.title,
          isDisabled: isLocked,
          onPress: () => void ask(uuid, category),
        },
      ];
    });
  return {
    menuOf,
    dialog: asked ? (
      <SwapDialog
        desk={desk}
        categoryUuid={asked.category}
        state={asked.state}
        chosen={asked.fighter}
        onClose={() => setAsked(undefined)}
      />
    ) : null,
  };
}
