import type { Locator } from "playwright-core";

/** Whether neither of the two stands over the other. */
export async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const boxes = await Promise.all([one.boundingBox(), other.boundingBox()]);
  const [a, b] = boxes;
  if (!a || !b) throw new Error("one of the two is not shown");
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}
