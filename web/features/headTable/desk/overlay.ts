/** An order as it was just arranged, until the document that knows of it is here: the old order never shows between. */
export type Overlay<Order> = {
  readonly order: Order;
  /** From this version on the document itself tells the order; absent while the server has not answered. */
  readonly untilRev?: number;
};

export function shownOrder<Order>(overlay: Overlay<Order> | undefined, rev: number): Order | undefined {
  if (overlay === undefined) return undefined;
  const { order, untilRev } = overlay;
  return untilRev === undefined || rev < untilRev ? order : undefined;
}

/** Done: a document that is as new, or newer by what others moved since, is never hidden (DY19). */
export const answeredAt = <Order>(rev: number, order: Order): Overlay<Order> => ({ order, untilRev: rev });

/** Refused because the document it was pressed on was old: the order of the refusal stands in until a newer one is here. */
export const refusedAt = <Order>(pressedRev: number, order: Order): Overlay<Order> => ({
  order,
  untilRev: pressedRev + 1,
});
