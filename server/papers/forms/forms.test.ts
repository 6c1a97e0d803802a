import { beforeAll, expect, test } from "vitest";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { build, column, gaps, tableOf, tables, textIn, withPerson } from "../../testing/builtPapers.ts";
import { createPaperEvent } from "../../testing/paperEvent.ts";
import { present } from "../../testing/refusals.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { readPaperData } from "../../usecases/paper/readPaperData.ts";
import { badgesPaper } from "./badges.ts";
import { textOf } from "../paper.ts";
import type { PaperData } from "../paperData.ts";

describeOnEachEngine("protocols and lists", (database) => {
  let made: Awaited<ReturnType<typeof createPaperEvent>>;
  let data: PaperData;
  beforeAll(async () => {
    made = await createPaperEvent(database());
    data = present(await readPaperData(made.deps, made.competition.id));
  }, 60_000);

  test("[PD20] the final protocol goes by sex, age and weight, and by place inside", () => {
    const paper = build(data, "results");
    expect(tables(paper).map(({ title }) => title)).toEqual([
      ...[66, 71, 77, 84, 92, 100, 130].map((kg) => `Мужчины, до ${kg} кг`),
      ...[58, 64, 71].map((kg) => `Женщины, до ${kg} кг`),
    ]);
    const places = column(tableOf(paper, "Мужчины, до 71 кг"), 0);
    expect(places.slice(0, 6)).toEqual(["1", "2", "3", "3", "5", "5"]);
    expect(tableOf(paper, "Женщины, до 58 кг").facts).toBe(
      "система: круговая · 5 участников, 5 субъектов РФ · схваток: 10",
    );
  });

  test("[PD20] [DR11] who did not come or was too heavy stands last with the reason and is no participant", () => {
    const { rows, facts } = tableOf(build(data, "results"), "Мужчины, до 71 кг");
    const last = rows.slice(-2).map(([place, name]) => [place, name]);
    expect(last).toMatchObject([
      [{ text: "—" }, { note: "неявка на схватку 2, место не присваивается" }],
      [{ text: "—" }, { text: "Ласточкин Глеб", note: "перевес, не допущен" }],
    ]);
    expect(facts).toContain("16 участников, 5 субъектов РФ · схваток: 19 · не допущено: 1");
  });

  test("[PD20] of one category it is an extract with the same signatures", () => {
    const category = present(made.categories[0]).uuid;
    const paper = build(data, "results", { category });
    expect([paper.title, paper.subtitle, tables(paper).length]).toEqual([
      "Выписка из протокола",
      "Женщины, до 58 кг",
      1,
    ]);
    expect(paper.blocks.at(-1)).toEqual(build(data, "results").blocks.at(-1));
  });

  test("[PD21] bouts stand in the order fought, on the hall's clock, without byes", () => {
    const paper = build(data, "bouts");
    const table = tableOf(paper, "Мужчины, до 71 кг");
    const starts = column(table, 3).filter((start) => start !== "—");
    expect(starts).toEqual(starts.toSorted());
    expect(table.rows).toHaveLength(19);
    const first = tables(paper)
      .flatMap(({ rows }) => rows)
      .map((row) => textOf(row[3] ?? ""))
      .toSorted();
    expect(first.find((start) => start !== "—")).toBe("11:00");
    expect(column(tableOf(paper, "Мужчины, до 84 кг"), 1)).toContain("Нижняя сетка, 1-й круг");
  });

  test("[PD21] a bout nobody fought has no score and no time, and judges are never guessed", () => {
    const rows = tables(build(data, "bouts")).flatMap((table) => table.rows);
    const absent = rows.filter((row) => row[7] === "НЯ");
    expect(absent.map((row) => [row[3], textOf(row[6] ?? ""), row[8]])).toEqual([["—", "—:—", "—"]]);
    const crews = new Set(rows.map((row) => textOf(row[9] ?? "")));
    expect(crews).toEqual(new Set(["Чхартишвили / Мамлеев-Заречный", "не указан"]));
    const holds = rows.map((row) => row.slice(6, 9).map(textOf).join(" "));
    expect(holds).toContain("2:0 БП 1:18");
    expect(holds).toContain("0:4 УП 2:41");
  });

  test("[PD21] the leader of every mat that was fought on signs", () => {
    const { lines } = present(build(data, "bouts").blocks.find((block) => block.type === "signatures"));
    expect(lines.map(({ post }) => post)).toEqual([
      "Главный судья",
      "Главный секретарь",
      "Руководитель ковра А",
      "Руководитель ковра Б",
      "Руководитель ковра В",
    ]);
  });

  test("[PD22] the weigh-in sheet is blank before and filled after", () => {
    const title = "Мужчины, до 71 кг";
    const blank = tableOf(build(data, "weigh-sheets"), title);
    const filled = tableOf(build(data, "weighing"), title);
    expect([blank.rows.length, filled.rows.length]).toEqual([20, 17]);
    expect(new Set(column(blank, 6))).toEqual(new Set([""]));
    const heavy = present(filled.rows.find(([, name]) => textOf(name ?? "") === "Ласточкин Глеб"));
    expect(heavy.slice(6).map(textOf)).toEqual(["73,1", "16:08", "перевес"]);
    expect(filled.total).toMatchObject({ text: "Взвешено 17, допущено 16, не допущено 1, не явилось 0." });
    expect(build(data, "weighing").subtitle).toBe(
      "без ги · допуск 0,5 кг · 13 ноября 2026 г., 16:00–18:00 · весы № 2, поверка до 04.2027",
    );
    expect(gaps(data, "weighing")).toEqual([]);
  });

  test("[PD23] a start list on the wall has draw numbers, public names and years of birth", () => {
    const { uuid } = present(made.people[5]);
    const hidden = withPerson(data, uuid, { lastName: "Скрытый", firstName: "Тимур" });
    const paper = build(hidden, "start");
    const table = tableOf(paper, "Мужчины, до 71 кг");
    expect(column(table, 0)).toEqual([...Array.from({ length: 16 }, (_, at) => String(at + 1)), "—"]);
    expect(textIn(paper)).not.toMatch(/Скрытый|\d\d\.\d\d\.(?:19|20)\d\d/);
    expect(table.facts).toContain("ковёр Б");
    expect(table.columns.map(({ title }) => title)).not.toContain("Вес");
    const rows = tables(paper).flatMap((one) => one.rows);
    expect(rows.filter((row) => row.slice(2, 5).map(textOf).join("") === "———")).toHaveLength(1);
  });

  test("[PD24] [PD11] clubs in Russian order, those without one last, a line for each leader", () => {
    const list = tables(build(data, "clubs"));
    expect(list.map(({ title }) => title)).toEqual([
      "Алания",
      "Байкал",
      "Волжские борцы",
      "Кама Грэпплинг",
      "Северный захват",
      "Лично",
    ]);
    expect(list.filter(({ total }) => total !== undefined)).toHaveLength(5);
    const names = column(present(list[0]), 1);
    expect(names).toEqual(names.toSorted(new Intl.Collator("ru").compare));
    expect(names.findIndex((name) => name.startsWith("Ё"))).toBeLessThan(
      names.findIndex((name) => name.startsWith("Ж")),
    );
  });

  test("[PD25] the report counts what the final protocol and the list of judges count", () => {
    const report = textIn(build(data, "report"));
    const results = textIn(build(data, "results"));
    expect(results).toContain("Всего: 64 участника, 5 субъектов РФ");
    expect(results).toContain("; мужчин 53, женщин 11.");
    expect(report).toContain("спортсменов 64, субъектов РФ 5: мужчин 53, женщин 11;");
    const bouts = tables(build(data, "bouts")).reduce((sum, { rows }) => sum + rows.length, 0);
    expect(report).toContain(`${bouts}; досрочно`);
    expect(textIn(build(data, "judges"))).toContain("Всего 14 судей\n, иногородних 9.");
    expect(report).toContain("14, иногородних 9;");
    const [teams, ranks] = tables(build(data, "report"));
    expect(present(teams).rows.at(-1)?.map(textOf).slice(2, 5)).toEqual(["53", "11", "64"]);
    expect(present(ranks).rows.at(-1)?.map(textOf).at(-1)).toBe("64");
  });

  test("[PD49] [PD65] a coach of two regions is one in the report and told apart as on the badges", () => {
    const told = [
      { coach: "Мингазов И. И. / Хайретдинов Р. Ф.", region: "г. Москва" },
      { coach: "МИНГАЗОВ И. И.", region: "Нижегородская область" },
    ];
    const people = new Map(
      [...data.people].map(([uuid, person], at) => [uuid, { ...person, coach: null, ...told[at] }]),
    );
    const [teams] = tables(build({ ...data, people }, "report"));
    const staff = present(teams).rows.map((row) => textOf(row[5] ?? ""));
    expect(staff.filter((count) => count !== "—")).toEqual(["2", "1", "2"]);
    const badges =
      badgesPaper({ ...data, people }, null)?.badges.filter(({ role }) => role === "coach") ?? [];
    expect(new Set(badges.map(({ lastName }) => lastName.toLocaleLowerCase("ru")))).toEqual(
      new Set(["мингазов", "хайретдинов"]),
    );
  });

  test("[PD48] the protocol of bouts has who wore red in the red column, with the own points", () => {
    const swapped: PaperData = {
      ...data,
      competition: {
        ...data.competition,
        fightings: data.competition.fightings.map((bout) => ({ ...bout, swapped: true })),
      },
    };
    const sides = (of: PaperData) =>
      tables(build(of, "bouts"))
        .flatMap(({ rows }) => rows)
        .filter((row) => textOf(row[6] ?? "") !== "—:—")
        .map((row) => [textOf(row[4] ?? ""), ...textOf(row[6] ?? "").split(":"), textOf(row[5] ?? "")]);
    expect(sides(swapped)).toEqual(sides(data).map((row) => row.toReversed()));
  });

  test("[PD25] a number typed by hand is marked, a text nobody wrote says so, sections move", () => {
    const { report } = data.settings;
    const changed: PaperData = {
      ...data,
      settings: {
        ...data.settings,
        report: {
          ...report,
          numbers: { athletes: 66, judges: 14 },
          sections: ["conclusion", "injuries", "general"],
        },
      },
    };
    const text = textIn(build(changed, "report"));
    expect(text).toContain("спортсменов 66*,");
    expect(text).toContain("14, иногородних");
    expect(text).toContain("* Число исправлено главным судьёй");
    expect(textIn(build(data, "report"))).not.toContain("*");
    expect(text).toMatch(
      /1\. Заключение\nПрограмма выполнена[^]*2\. Травмы[^\n]*\nне указано\n3\. Общие сведения/,
    );
  });

  test("[PD26] judges stand by post, mat leaders with their mats", () => {
    const [table] = tables(build(data, "judges"));
    expect(column(present(table), 3).slice(0, 8)).toEqual([
      "Главный судья",
      "Главный секретарь",
      "Заместитель главного судьи",
      "Заместитель главного секретаря",
      "Руководитель ковра А",
      "Руководитель ковра Б",
      "Руководитель ковра В",
      "Арбитр",
    ]);
    expect(textIn(build(data, "judges"))).toContain("По категориям: ССВК — 4, СС1К — 4, СС2К — 3, СС3К — 3.");
  });

  test("[PD28] [TM4] teams by the formula, which is printed, and the one without a point too", () => {
    const paper = build(data, "teams");
    const [table] = tables(paper);
    const points = present(table).rows.map((row) => Number(textOf(row.at(-1) ?? "")));
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(points.reduce((sum, count) => sum + count, 0)).toBe(
      tables(build(data, "results"))
        .flatMap(({ rows }) => rows)
        .filter((row) => row[6] !== undefined && textOf(row[6]) !== "не указан")
        .reduce((sum, [place]) => sum + ({ 1: 9, 2: 3, 3: 1 }[textOf(place ?? "")] ?? 0), 0),
    );
    expect(textIn(paper)).toContain("1-е место — 9, 2-е место — 3, 3-е место — 1 (по регламенту");
    const none: PaperData = {
      ...data,
      competition: {
        ...data.competition,
        teamScoring: {
          ...data.competition.teamScoring,
          formula: { ...data.competition.teamScoring.formula, points: [0] },
        },
      },
    };
    expect(present(tables(build(none, "teams"))[0]).rows).toHaveLength(5);
  });

  test("[PD9] what is missing is told by name, and makes a draft where no federation would take it", async () => {
    const { uuid } = present(made.people[7]);
    const worse = withPerson(data, uuid, { birthDate: null, birthYear: null, region: null });
    const told = gaps(worse, "results").filter(({ isGrave }) => isGrave);
    expect(told).toMatchObject([
      { code: "birth-date", names: [expect.stringContaining("Мкртчян-Полуэктова")] },
      { code: "athlete-region", names: [expect.stringContaining("Мкртчян-Полуэктова")] },
    ]);
    expect(gaps({ ...data, referees: [] }, "badges").map(({ code }) => code)).toContain("no-judges");
    expect(gaps(data, "results").map(({ code, isGrave }) => [code, isGrave])).toEqual([["coach", false]]);
    const category = present(made.categories[0]).uuid;
    expect(gaps(worse, "results", { category }).filter(({ isGrave }) => isGrave)).toEqual([]);
    await updateCategory(database().db, present(made.categories[0]).id, { status: "in_progress" });
    const open = present(await readPaperData(made.deps, made.competition.id));
    await updateCategory(database().db, present(made.categories[0]).id, { status: "finished" });
    expect(gaps(open, "teams")).toContainEqual({
      code: "open-category",
      names: ["Женщины, до 58 кг"],
      isGrave: true,
    });
  });
});
