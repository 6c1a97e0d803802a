import { createModel } from "./createModel.ts";
import { figuresOf, movedOf } from "./figures.ts";
import type { CategoryNode, PlanInput } from "./model.ts";
import { type Plan, toPlan } from "./plan.ts";
import { createSearch } from "./search.ts";
import { timeQueues } from "./timeQueues.ts";

type Queues = Plan["queues"];

/** Plans made by hand from another one: each takes one category whole to the end of another mat. */
export function createWholeMoves(input: PlanInput, begun: ReadonlySet<string>) {
  const search = createSearch(createModel(input));
  const { model, announced } = search;
  const planOf = (queues: Queues): Plan => {
    const placed = timeQueues(model, queues);
    const figures = figuresOf(model, placed);
    return toPlan(search, { placed, figures, moved: movedOf(announced, figures) });
  };
  const isLater = ({ notBeforeMs }: CategoryNode) => notBeforeMs > input.nowMs;
  const laterBouts = new Set(model.categories.filter(isLater).flatMap(boutsOf));
  const movable = model.categories.filter(
    (category) =>
      !begun.has(category.id) &&
      !isLater(category) &&
      category.onlyOn === undefined &&
      // Who shares people with another category is not put beside it without asking when they are free.
      category.links.size + category.fedBy.size + category.feeds.size === 0 &&
      category.bouts.every((node) => !model.frozen.has(node)),
  );
  return {
    standing: () => planOf(input.queues.map(({ carpet, bouts }) => ({ carpet, bouts: idsOf(bouts) }))),
    *from(queues: Queues): Generator<Plan, undefined> {
      for (const category of movable) {
        const own = boutsOf(category);
        const homes = queues.filter(({ bouts }) => own.some((id) => bouts.includes(id)));
        if (homes.length !== 1) continue;
        for (const to of queues) if (to !== homes[0]) yield planOf(withMoved(queues, own, to, laterBouts));
      }
      return undefined;
    },
  };
}

const idsOf = (bouts: readonly { readonly id: string }[]): string[] => bouts.map(({ id }) => id);

const boutsOf = ({ bouts }: CategoryNode): string[] => idsOf(bouts.map(({ bout }) => bout));

/** Behind everything of the mat that may begin now; the bouts keep the order they had among themselves. */
function withMoved(
  queues: Queues,
  own: readonly string[],
  to: Queues[number],
  laterBouts: ReadonlySet<string>,
): Queues {
  const moved = queues.flatMap(({ bouts }) => bouts.filter((id) => own.includes(id)));
  return queues.map(({ carpet, bouts }) => {
    const others = bouts.filter((id) => !own.includes(id));
    if (carpet !== to.carpet) return { carpet, bouts: others };
    const end = others.findLastIndex((id) => !laterBouts.has(id)) + 1;
    return { carpet, bouts: others.toSpliced(end, 0, ...moved) };
  });
}
