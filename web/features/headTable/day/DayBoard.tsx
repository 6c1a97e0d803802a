import { useMemo, useState } from "react";
import { deskWords } from "#web/i18n/ru/headTable/desk.ts";
import { Segmented } from "#web/kit/Segmented.tsx";
import { MatBoard } from "#web/features/headTable/order/MatBoard.tsx";
import { OrderBoard } from "#web/features/headTable/order/OrderBoard.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

const text = deskWords.order;

const VIEWS = ["mats", "all"] as const;
type View = (typeof VIEWS)[number];

type Props = {
  desk: DeskState;
  /** Who is meant for one mat leaves the order of the competition alone. */
  canArrange: boolean;
};

/** The bouts ahead: side by side by mat, or all of them in the competition's own order (CP5). */
export function DayBoard({ desk, canArrange }: Props) {
  const [view, setView] = useState<View>("mats");
  // Stays the same while it reads the same: the boards are not painted again for it.
  const choice = useMemo(
    () =>
      canArrange ? (
        <Segmented
          label={text.view}
          value={view}
          segments={VIEWS.map((value) => ({ value, label: text[value] }))}
          onChange={setView}
        />
      ) : null,
    [view, canArrange],
  );
  if (view === "mats" || !canArrange) return <MatBoard desk={desk} choice={choice} />;
  return <OrderBoard desk={desk} choice={choice} />;
}
