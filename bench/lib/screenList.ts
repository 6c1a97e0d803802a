import type { Page } from "playwright-core";
import { takeTable } from "../../e2e/support/outage.ts";
import { EVENT_ID, readCompetition, runningBout } from "../../e2e/support/pages.ts";
import type { RunningApp } from "../../e2e/support/app.ts";
import type { Competition } from "#contract/competition/entity.ts";

export type Look = { readonly width: 1440 | 390; readonly mode: "light" | "dark" };

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Who looks; a visitor who has not signed in by default. */
  readonly who?: string;
  readonly looks: readonly Look[];
  /** What is pressed before the picture is taken. Nothing here is confirmed: the data stay as they are. */
  readonly open?: (page: Page) => Promise<void>;
};

const ADMIN = "admin@kover.example";
const ATHLETE = "athlete@kover.example";
const MAT_OFFICIAL = "mat1@kover.example";

const DESK: Look = { width: 1440, mode: "light" };
const DESK_DARK: Look = { width: 1440, mode: "dark" };
const PHONE: Look = { width: 390, mode: "light" };
const PHONE_DARK: Look = { width: 390, mode: "dark" };
const BOTH = [DESK, PHONE_DARK];
const OTHERWISE = [DESK_DARK, PHONE];

/** Every screen of the demo with the looks it is taken in; the names are those of the files. */
export async function screenList(app: Pick<RunningApp, "api">): Promise<readonly Screen[]> {
  const competition = await readCompetition(app);
  return [
    ...publicScreens(competition),
    ...authScreens(),
    ...personalScreens(),
    ...organiserScreens(),
    ...officialScreens(competition),
    ...wallScreens(competition),
    ...actScreens(competition),
    // Last: whoever takes a table is seen on the pages of the other officials.
    ...tableScreens(competition),
  ];
}

function publicScreens(competition: Competition): readonly Screen[] {
  const event = `/events/${EVENT_ID}`;
  const { robin, bracket, running } = categoriesOf(competition);
  const formats = new Map(competition.categories.map(({ format, uuid }) => [format, uuid]));
  const finished = competition.fightings.find(({ state }) => state === "finished");
  const category = (uuid: string) => `${event}/competition/categories/${uuid}`;
  return [
    { name: "home", path: "/", looks: [DESK, DESK_DARK, PHONE, PHONE_DARK] },
    { name: "event", path: event, looks: BOTH },
    { name: "event-ahead", path: "/events/2", looks: [DESK_DARK] },
    { name: "event-past", path: "/events/3", looks: [PHONE] },
    { name: "competition-list", path: `${event}/competition?mode=list`, looks: BOTH },
    { name: "competition-grid", path: `${event}/competition?mode=grid`, looks: OTHERWISE },
    { name: "competition-brackets", path: `${event}/competition?mode=brackets`, looks: BOTH },
    { name: "competition-fighters", path: `${event}/competition?mode=fighters`, looks: [DESK_DARK] },
    { name: "category-bracket", path: category(bracket.uuid), looks: BOTH },
    { name: "category-running", path: category(running.uuid), looks: OTHERWISE },
    { name: "category-round-robin", path: category(robin.uuid), looks: BOTH },
    ...[...formats].map(([format, uuid]) => ({
      name: `format-${format}`,
      path: category(uuid),
      looks: [DESK],
    })),
    { name: "fighter", path: `${event}/competition/fighters/${running.fighters[0]?.uuid}`, looks: BOTH },
    {
      name: "bout-running",
      path: `${event}/competition/bouts/${runningBout(competition).uuid}`,
      looks: BOTH,
    },
    { name: "bout-finished", path: `${event}/competition/bouts/${finished?.uuid}`, looks: [DESK_DARK] },
    { name: "mats", path: `${event}/carpets`, looks: BOTH },
    { name: "mat", path: `${event}/carpets/${competition.carpets[0]?.uuid}`, looks: BOTH },
    { name: "teams", path: `${event}/teams`, looks: BOTH },
    { name: "search", path: "/search?q=казан", looks: BOTH },
    { name: "partners", path: "/partners", looks: [PHONE] },
    { name: "following", path: "/following", looks: [PHONE] },
    { name: "page", path: "/page/rules", looks: [DESK_DARK] },
    { name: "not-found", path: "/no/such/page", looks: [PHONE] },
  ];
}

const authScreens = (): readonly Screen[] => [
  { name: "login", path: "/auth", looks: BOTH },
  { name: "register", path: "/auth/register", looks: [PHONE] },
  { name: "forget", path: "/auth/forget", looks: [PHONE] },
];

function personalScreens(): readonly Screen[] {
  const own = (name: string, path: string, looks: readonly Look[]) => ({
    name: `personal-${name}`,
    path: `/personal${path}`,
    who: ATHLETE,
    looks,
  });
  return [
    own("home", "", BOTH),
    own("applications", "/applications", [PHONE]),
    own("application", "/applications/1", BOTH),
    own("profiles", "/profiles", [DESK_DARK]),
    own("account", "/account", BOTH),
    { ...own("withdraw", "/applications/1", [PHONE]), open: press("Отозвать заявку") },
    { ...own("erase", "/account", [DESK_DARK]), open: press("Удалить аккаунт") },
  ];
}

function organiserScreens(): readonly Screen[] {
  const own = (name: string, path: string, looks: readonly Look[]) => ({
    name: `organiser-${name}`,
    path: `/organiser${path}`,
    who: ADMIN,
    looks,
  });
  const event = `/events/${EVENT_ID}`;
  return [
    own("home", "", BOTH),
    own("new", "/new", [PHONE]),
    own("users", "/users", BOTH),
    own("event", event, BOTH),
    own("competition", `${event}/competition`, BOTH),
    own("categories", `${event}/categories`, [DESK_DARK]),
    own("entries", `${event}/entries`, BOTH),
    { ...own("invite", "/users", [DESK]), open: press("Пригласить") },
    { ...own("category", `${event}/categories`, [PHONE_DARK]), open: press("Добавить одну") },
    { ...own("usual-set", `${event}/categories`, [DESK]), open: press("Добавить набор") },
    { ...own("add-athlete", `${event}/entries`, [PHONE_DARK]), open: press("Добавить спортсмена") },
    own("list", `${event}/entries/list`, [DESK_DARK]),
    own("referees", `${event}/referees`, BOTH),
    { ...own("add-referees", `${event}/referees`, [PHONE_DARK]), open: press("Добавить") },
  ];
}

function officialScreens(competition: Competition): readonly Screen[] {
  const own = official(competition);
  const { drawn, running, done } = categoriesOf(competition);
  const finished = competition.fightings.find(({ state }) => state === "finished");
  return [
    own("dashboard", "", BOTH),
    own("refereeing", "/refereeing", BOTH),
    { ...own("refereeing-own", "/refereeing", [PHONE]), who: MAT_OFFICIAL },
    own("refereeing-check", "/refereeing/check", [DESK_DARK]),
    own("refereeing-mat", matPath(competition), BOTH),
    own("refereeing-category", `/refereeing/category/${drawn.uuid}`, BOTH),
    own("refereeing-category-running", `/refereeing/category/${running.uuid}`, [DESK_DARK]),
    own("awarding", "/awarding", BOTH),
    own("awarding-category", `/awarding/${done.uuid}`, BOTH),
    own("certificates", `/awarding/${done.uuid}/certificates`, [DESK]),
    own("corrections", "/corrections", [DESK_DARK]),
    own("correction", `/corrections/${finished?.uuid}`, BOTH),
    own("parked", "/parked", [PHONE]),
    own("sheets", "/sheets", BOTH),
    own("observe", `/observe/${running.uuid}`, BOTH),
    own("formats", "/formats", BOTH),
    own("teams-desk", "/teams", BOTH),
    own("weighing", "/weighing", OTHERWISE),
    { name: "stats", path: `/events/${EVENT_ID}/stats`, who: ADMIN, looks: BOTH },
  ];
}

function wallScreens(competition: Competition): readonly Screen[] {
  const own = official(competition);
  const { running, done, robin } = categoriesOf(competition);
  const wall = (name: string, query: string, looks = [DESK_DARK]) =>
    own(`screen-${name}`, `/screen?${query}`, looks);
  return [
    own("board", `/fighting/${runningBout(competition).uuid}/board`, OTHERWISE),
    own("board-duel", `/fighting/${runningBout(competition).uuid}/board?layout=duel&mode=light`, [DESK]),
    wall("mats", "page=mats", OTHERWISE),
    wall("queue", "page=queue"),
    wall("mat", `page=mat:${competition.carpets[0]?.uuid}`),
    wall("bracket", `page=bracket:${running.uuid}`),
    wall("leaders", `page=leaders:${robin.uuid}&mode=light`),
    wall("podium", `page=podium:${done.uuid}`),
    wall("teams", "page=teams"),
    wall("rotation", `page=teams&page=mats&seconds=600`),
    wall("overlay", `overlay=${competition.carpets[0]?.uuid}`),
  ];
}

/** Dialogs of acts, opened and left. */
function actScreens(competition: Competition): readonly Screen[] {
  const own = official(competition);
  const { drawn, done } = categoriesOf(competition);
  const category = `/refereeing/category/${drawn.uuid}`;
  const boutAct = (name: string, item: string, looks: readonly Look[]) => ({
    ...own(`act-${name}`, matPath(competition), looks),
    open: fromMenu(item),
  });
  return [
    { ...own("act-reason", "", [DESK]), open: pressFolded("Соревнование", "Вернуть в подготовку") },
    { ...own("act-balance", "", [DESK]), open: press("Выровнять ковры") },
    { ...own("act-pair-display", "", [DESK_DARK]), open: pressFolded("Экраны зала", "Подключить экран") },
    boutAct("move", "Передать на ковёр", [DESK]),
    boutAct("result", "Записать результат", [DESK_DARK]),
    boutAct("withdraw", "Снять участника", [PHONE]),
    { ...own("act-redraw", category, [PHONE_DARK]), open: press("Провести заново") },
    { ...own("act-swap", category, [DESK_DARK]), open: press("Поменять местами") },
    { ...own("act-leave", category, [DESK]), open: press("Снять до начала") },
    { ...own("act-postpone", `/awarding/${done.uuid}`, [PHONE]), open: press("Отложить") },
    { ...own("act-formula", "/teams", [DESK]), open: press("Изменить формулу") },
    { ...own("act-points", "/teams", [PHONE_DARK]), open: press("Добавить или снять баллы") },
  ];
}

function tableScreens(competition: Competition): readonly Screen[] {
  const own = official(competition);
  const path = `/fighting/${runningBout(competition).uuid}`;
  const taken = (name: string, ...buttons: readonly (string | RegExp)[]) => ({
    ...own(name, path, [DESK]),
    open: async (page: Page) => {
      await takeTable(page);
      await page.getByText("На связи, всё отправлено").waitFor();
      for (const button of buttons) await press(button)(page);
    },
  });
  return [
    own("table-look", path, [DESK_DARK, PHONE]),
    taken("table"),
    taken("table-finish", /Завершить схватку/),
    taken("table-board", "Табло"),
    taken("table-help", "Клавиши"),
    taken("table-sound", "Звук"),
  ];
}

const official =
  ({ uuid }: Competition) =>
  (name: string, path: string, looks: readonly Look[]): Screen => ({
    name,
    path: `/competition/${uuid}${path}`,
    who: ADMIN,
    looks,
  });

const matPath = ({ carpets }: Competition) => `/refereeing/carpet/${carpets[0]?.uuid}`;

const isElimination = (format: string | null) => /^(?:single_elimination|repechage)/.test(format ?? "");

/** One category of each kind, by what it is and how far it is. */
function categoriesOf({ categories, fightings }: Competition) {
  const find = (what: string, fits: (category: Competition["categories"][number]) => boolean) => {
    const found = categories.find((category) => fits(category));
    if (found === undefined) throw new Error(`the demo has no category that is ${what}`);
    return found;
  };
  const isBegun = (uuid: string) =>
    fightings.some(({ category, state }) => category.uuid === uuid && state !== "waiting");
  return {
    robin: find("a round robin", ({ format, uuid }) => format === "round_robin" && isBegun(uuid)),
    bracket: find(
      "a finished bracket",
      ({ format, status }) => isElimination(format) && status === "finished",
    ),
    running: find(
      "a bracket under way",
      ({ format, status, fighters }) =>
        isElimination(format) && status === "in_progress" && fighters.length > 8,
    ),
    drawn: find("drawn and not begun", ({ status, uuid }) => status === "drawn" && !isBegun(uuid)),
    done: find("over", ({ status }) => status === "finished"),
  };
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
};

/** In a card that is folded away. */
const pressFolded = (card: string, name: string) => async (page: Page) => {
  await page.locator("summary", { hasText: card }).click();
  await press(name)(page);
};

/** An act of the last bout in the queue of a mat. */
const fromMenu = (item: string) => async (page: Page) => {
  await page
    .locator("[data-sort-item]")
    .last()
    .getByRole("button", { name: /^Действия/ })
    .click();
  await page.getByRole("menuitem", { name: item }).first().click();
  await page.getByRole("dialog").waitFor();
};
