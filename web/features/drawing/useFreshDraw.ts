import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { DrawPlan, DrawState } from "#contract/draw.ts";
import type { CategoryPicture } from "#web/sport/facts/categoryBase.ts";

/** The list of athletes is asked for again when the live competition tells of a change that it must show. */
export function useFreshDraw({ category, bouts }: CategoryPicture): void {
  const { revalidate } = useRevalidator();
  const seen = [
    category.status,
    ...category.fighters.map(({ uuid }) => uuid),
    ...bouts.map(({ uuid, state }) => `${uuid} ${state === "waiting"}`),
  ].join();
  const shown = useRef(seen);
  useEffect(() => {
    if (shown.current === seen) return;
    shown.current = seen;
    void revalidate();
  }, [seen, revalidate]);
}

/** Entries and the scale change without the competition: a draw made from newer ones brings them along. */
export function useFreshPlan({ basis }: DrawState, plan: DrawPlan | undefined): void {
  const { revalidate } = useRevalidator();
  const newer = plan === undefined || plan.basis === basis ? undefined : plan.basis;
  useEffect(() => {
    if (newer !== undefined) void revalidate();
  }, [newer, revalidate]);
}
