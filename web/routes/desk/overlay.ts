import type { Orders } from "./matOrders.ts";

/** The queues as they were just arranged, until the document that knows of it is here: the old order never shows between. */
export type Overlay = {
  readonly orders: Orders;
  /** From this version on the document itself tells the order; absent while the server has not answered. */
  readonly untilRev?: number;
};

const NOTHING_MOVED: Orders = [];

export function shownOrders(overlay: Overlay | undefined, rev: number): Orders {
  if (overlay === undefined) return NOTHING_MOVED;
  const { orders, untilRev } = overlay;
  return untilRev === undefined || rev < untilRev ? orders : NOTHING_MOVED;
}

/** Done: a document that is as new, or newer by what others moved since, is never hidden (DY19). */
export const answeredAt = (rev: number, orders: Orders): Overlay => ({ orders, untilRev: rev });

/** Refused because the document it was pressed on was old: the order of the refusal stands in until a newer one is here. */
export const refusedAt = (pressedRev: number, orders: Orders): Overlay => ({
  orders,
  untilRev: pressedRev + 1,
});
