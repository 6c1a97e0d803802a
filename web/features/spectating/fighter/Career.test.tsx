import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { careerLabels } from "#texts/spectating/athlete.ts";
import { spoilers } from "#texts/sport/spoilers.ts";
import { Career, type CareerEvent } from "./Career.tsx";

const EVENT: CareerEvent = {
  name: "Осенний ковёр",
  href: "/events/3",
  when: "27 сентября 2026",
  categories: [],
  record: "4 схватки, 3 победы, 1 поражение",
  bouts: [],
};

const coversOf = (events: readonly CareerEvent[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Career summary="" also={undefined} methods={[]} events={events} met={undefined} />
    </MemoryRouter>,
  ).includes(`${careerLabels.title}. ${spoilers.hidden}`);

test("[NS2] a career is covered where results are not wanted, once there is one", () => {
  expect([coversOf([EVENT]), coversOf([])]).toEqual([true, false]);
});
