import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ClubPage } from "./ClubPage.tsx";

const club = {
  uuid: "c",
  name: "Рычаг",
  city: "Пенза",
  medals: [0, 0, 0],
  facts: "3 участника",
  events: [],
  coming: [],
  seasons: [],
};
const athlete = (name: string, words?: string) => ({
  name,
  href: `/events/1/competition/fighters/${name}`,
  medals: [0, 0, 0] satisfies [number, number, number],
  words,
});

test("[CL8] who has no start that is over stands in a list of their own, under one line that says so", () => {
  const athletes = [athlete("Ершов"), athlete("Кравцов", "Стартов: 1"), athlete("Зимин")];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ClubPage loaderData={{ ...club, athletes }} />
    </MemoryRouter>,
  );
  const found = ["Кравцов</b>", "Завершённых стартов пока нет", "Ершов</b>", "Зимин</b>"];
  expect(found.map((text) => html.split(text).length - 1)).toEqual([1, 1, 1, 1]);
  expect(found.map((text) => html.indexOf(text))).toEqual(
    found.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
  );
});
