import { leftOf, weightOf } from "../expected.ts";
import { frozenHead } from "../frozen.ts";
import { createSlots } from "../pace.ts";
import { breaksOn, limitsOf } from "../programme/limits.ts";
import { isInPlay } from "../queue.ts";
import { restBeforeMs } from "../rest.ts";
import { mergeBreaks } from "../workingTime.ts";
import { linkCategories, linkFeeders, type Categories, type Members, weigh } from "./links.ts";
import type {
  BoutNode,
  CategoryNode,
  Length,
  MatNode,
  Membership,
  Model,
  PlanInput,
  PlannedBout,
  PlannedQueue,
} from "./model.ts";

/** Looked up once, so that one plan after another can be tried quickly. */
export function createModel(input: PlanInput): Model {
  const mats = input.queues.map(({ carpet }): MatNode => ({
    carpet,
    head: [],
    breaks: breaksOf(input, carpet),
    nextBreak: 0,
    freeMs: 0,
    open: [],
    isDone: false,
  }));
  const bouts = [...input.queues.flatMap(openBouts), ...input.added];
  const members = membersOf(bouts, input);
  const categories = categoriesOf(bouts, input, mats);
  const nodes = nodesOf(bouts, input, { mats, members, categories });
  linkFeeders(nodes);
  linkCategories(categories, members);
  nodes.forEach((node) => node.category.bouts.push(node));
  const byId = new Map(nodes.map((node) => [node.bout.id, node]));
  input.queues.forEach((queue, index) => {
    const mat = mats[index];
    const head = frozenHead(queue).flatMap((id) => byId.get(id) ?? []);
    mat?.head.push(...head.filter((node) => isInPlay(node.bout) || mayBeginOn(node, mat, input.nowMs)));
  });
  weigh(categories);
  return {
    input,
    mats,
    categories: [...categories.values()],
    bouts: nodes,
    members: [...members.values()].flatMap((ofPerson) => [...ofPerson.values()]),
    frozen: new Set(mats.flatMap(({ head }) => head)),
    laterDaysMs: (input.programme?.days ?? []).slice(1).map(({ midnightMs }) => midnightMs),
  };
}

const breaksOf = ({ programme, nowMs }: PlanInput, carpet: string) =>
  mergeBreaks((programme ? breaksOn(programme, carpet) : []).filter(({ toMs }) => toMs > nowMs));

/** What the programme has put elsewhere since is not held where it stands. */
const mayBeginOn = ({ category }: BoutNode, mat: MatNode, nowMs: number): boolean =>
  category.notBeforeMs <= nowMs && (category.onlyOn ?? mat) === mat;

const openBouts = ({ bouts }: PlannedQueue): readonly PlannedBout[] =>
  bouts.filter(({ state }) => state !== "finished");

const everybodyOf = ({ fighters, possible }: PlannedBout): readonly string[] =>
  fighters.length > 1 ? fighters : [...fighters, ...(possible ?? [])];

function membersOf(bouts: readonly PlannedBout[], { lastEndedAtMs }: PlanInput): Members {
  const members = new Map<string, Map<string, Membership>>();
  for (const bout of bouts) {
    for (const person of everybodyOf(bout)) {
      const own = members.get(person) ?? new Map<string, Membership>();
      members.set(person, own);
      if (own.has(bout.category)) continue;
      const endedMs = lastEndedAtMs?.get(person) ?? Number.NEGATIVE_INFINITY;
      own.set(bout.category, {
        person,
        category: bout.category,
        others: [],
        endedMs,
        certainMs: endedMs,
        possibleMs: endedMs,
      });
    }
  }
  for (const own of members.values()) {
    const all = [...own.values()];
    for (const member of all) member.others.push(...all.filter((other) => other !== member));
  }
  return members;
}

function categoriesOf(
  bouts: readonly PlannedBout[],
  { queues, programme }: PlanInput,
  mats: readonly MatNode[],
): Categories {
  const limits = programme && limitsOf(programme);
  const homes = new Map<string, Set<MatNode>>();
  queues.forEach((queue, index) => {
    const mat = mats[index];
    for (const { category } of openBouts(queue))
      if (mat) homes.set(category, (homes.get(category) ?? new Set()).add(mat));
  });
  return new Map(
    [...new Set(bouts.map(({ category }) => category))].map((id): [string, CategoryNode] => [
      id,
      {
        id,
        bouts: [],
        links: new Set(),
        fedBy: new Set(),
        feeds: new Set(),
        homes: homes.get(id) ?? new Set(),
        notBeforeMs: limits?.get(id)?.notBeforeMs ?? Number.NEGATIVE_INFINITY,
        dayMs: limits?.get(id)?.day.midnightMs ?? Number.NEGATIVE_INFINITY,
        onlyOn: mats.find(({ carpet }) => carpet === limits?.get(id)?.carpet),
        workMs: 0,
        chainMs: 0,
        elsewhereMs: 0,
        left: 0,
        gates: 0,
        gateMs: 0,
        ready: [],
        openOn: [],
      },
    ]),
  );
}

type Parts = {
  readonly mats: readonly MatNode[];
  readonly members: Members;
  readonly categories: Categories;
};

function nodesOf(
  bouts: readonly PlannedBout[],
  input: PlanInput,
  { mats, members, categories }: Parts,
): BoutNode[] {
  const slots = mats.map((mat) => ({ mat, slotOf: createSlots(input.pace, mat.carpet) }));
  return bouts.flatMap((bout): BoutNode[] => {
    const category = categories.get(bout.category);
    if (!category) return [];
    const lengths = slots.map(({ mat, slotOf }): [MatNode, Length] => {
      const slot = slotOf(bout);
      const usedMs = leftOf(bout, slot, input.nowMs);
      const weight = weightOf(bout);
      const holdMs = Math.round((usedMs + slot.changeoverMs) * weight);
      return [mat, { usedMs, holdMs, endMs: Math.round(usedMs * weight) }];
    });
    const memberOf = (person: string) => members.get(person)?.get(bout.category) ?? [];
    return [
      {
        bout,
        category,
        restMs: restBeforeMs(bout, input.rest),
        lengths: new Map(lengths),
        next: [],
        feeders: [],
        before: [],
        behind: [],
        certain: bout.fighters.flatMap(memberOf),
        possible: [...new Set(everybodyOf(bout))].flatMap(memberOf).filter(({ others }) => others.length > 0),
        chainMs: 0,
        waitsFor: 0,
        feedersEndMs: 0,
        beforeEndMs: 0,
      },
    ];
  });
}
