import { useMemo } from "react";
import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { PlanDialog, PlanDifference, usePlanning } from "#web/features/headTable/face.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { byUuid } from "#web/sport/facts/byUuid.ts";
import {
  effectOf,
  givenMats,
  isSameProgramme,
  plannedPlaces,
  searchInput,
  withPlaces,
  type Freedom,
} from "./planSearch.ts";
import type { Planned, ProgrammePlan } from "./programmePlan.ts";
import type { Shared } from "./programmeView.ts";

const text = words.planning;

/** What a search was begun with. */
type Asked = { readonly planned: Planned; readonly shown: ProgrammePlan; readonly freedom: Freedom };

/** A better plan of all days is looked for; its effect is shown before it is taken (DY71). */
export function PlanButton({ day, isReadOnly, competition, categories, programme, plan, change }: Props) {
  const { planning, start, stop, close } = usePlanning<Asked>();
  const search = (freedom: Freedom) => {
    const planned = { competition, categories, programme };
    start({ planned, shown: plan, freedom }, { input: searchInput(planned, freedom) });
  };
  const found = planning?.kind === "done" ? planning : undefined;
  const effect = useMemo(() => {
    if (found === undefined) return undefined;
    const { planned, shown, freedom } = found.from;
    return effectOf(planned, shown, plannedPlaces(planned, found.plan, freedom), day);
  }, [found, day]);
  const given = givenMats(programme);
  const isIdle = competition.carpets.length === 0 || categories.length === 0;
  return (
    <>
      <Button
        size="sm"
        disabled={isReadOnly || isIdle}
        // Where every category has a mat there is nothing else to look for.
        onClick={() => search(given >= categories.length ? "all" : "free-only")}
      >
        <Icon name="bolt" size={18} /> {text.button}
      </Button>
      {planning === undefined ? null : (
        <PlanDialog
          title={text.title(words.weekday(day.date))}
          lead={text.lead}
          planning={planning}
          tellsEnd={programme.days.length === 1}
          ends={effect?.before}
          difference={
            effect?.isWorthIt === true ? (
              <Stack gap={12}>
                {effect.placed === 0 ? null : <p>{text.placed(effect.placed)}</p>}
                <PlanDifference
                  view={{ carpets: byUuid(competition.carpets), categories: byUuid(competition.categories) }}
                  before={effect.before}
                  plan={effect.plan}
                  splits={found?.splits ?? []}
                  days={effect.days.map(({ date, ...ends }) => ({
                    ...ends,
                    label: text.dayEnd(words.weekday(date)),
                  }))}
                />
              </Stack>
            ) : undefined
          }
          onTake={async ({ from, plan: taken }) => {
            if (!isSameProgramme(programme, from.planned.programme)) return text.changed;
            const places = plannedPlaces(from.planned, taken, from.freedom);
            await change((now) => withPlaces(now, places), words.saved.planned(places.length));
            return true;
          }}
          onStop={stop}
          onClose={close}
        >
          {found?.from.freedom === "free-only" && given > 0 ? (
            <Row gap={12} rowGap={8} wraps>
              <span>{text.given(given)}</span>
              <Button size="sm" variant="secondary" onClick={() => search("all")}>
                {text.all}
              </Button>
            </Row>
          ) : null}
        </PlanDialog>
      )}
    </>
  );
}

type Props = Omit<Shared, "onOpen"> & { day: DatedDay };
