import type { LimitsProblem } from "#domain/category/weightLimits.ts";
import { formatNumber } from "../numbers.ts";

/** Why typed limits are no table (CT52, CT53). */
export type TypedProblem =
  | LimitsProblem
  | { readonly code: "unreadable"; readonly text: string }
  /** The class above does not begin where the others end. */
  | { readonly code: "open-elsewhere"; readonly last: number | undefined };

const limits = {
  example: "57, 63, 70, +70",
  /** Of limits in lower case: what says «up to», what says «above», and what says nothing. */
  above: /свыше|выше|более|больше|от|\+|>/y,
  idle: /(?:[\s,;/–—−-]|до|под|кг\.?|kg\.?|<)+/y,
  number: /(\d+(?:[.,]\d(?!\d))?)((?:кг|kg)?\+(?!\s*\d))?/y,
  piece: /\S{1,20}/y,
} as const;

export const weightTables = {
  title: "Свои таблицы весов",
  lead: "Одни на все соревнования",
  empty: "Своих таблиц пока нет",
  emptyText: "Нужны веса не как у федерации? Составьте таблицу один раз: начать можно с готовой.",
  add: "Новая таблица",
  change: (title: string) => `Изменить таблицу «${title}»`,
  remove: (title: string) => `Удалить таблицу «${title}»`,
  removeAsk: (title: string) => `Удалить таблицу «${title}»?`,
  removeText: "Категории, которые по ней созданы, останутся как есть.",
  removeShort: "Удалить",
  removed: "Таблица удалена",
  saved: "Таблица сохранена",
  fresh: "Новая таблица весов",
  edit: "Таблица весов",
  create: "Создать",
  save: "Сохранить",
  fields: {
    from: "Начать с таблицы",
    fromHint: "Заполнит поля ниже, их можно изменить",
    fromNothing: "С чистого листа",
    title: "Название",
    titleMissing: "Назовите таблицу, например «Кубок клуба, мужчины»",
    titleTaken: "Таблица с таким названием уже есть",
    limits: "Пределы веса, кг",
    limitsHint: `Через запятую или пробел, например ${limits.example}. «+70» или «свыше 70»: открытый класс`,
  },
  sexes: { m: "Мужчины", f: "Женщины", both: "Мужчины и женщины" },
  limits,
  problem: (problem: TypedProblem): string => {
    switch (problem.code) {
      case "no-limits":
        return `Введите пределы, например ${limits.example}`;
      case "too-many-limits":
        return `Не больше ${formatNumber(problem.most)} пределов в одной таблице`;
      case "limit-out-of-range":
        return `${formatNumber(problem.kg)} кг не подходит: нужен вес от 10 до 300 кг, с точностью до 0,1`;
      case "limits-out-of-order":
        return `После ${formatNumber(problem.after)} стоит ${formatNumber(problem.kg)}: пределы идут от лёгкого к тяжёлому и не повторяются`;
      case "unreadable":
        return `Не понимаем «${problem.text}». Введите числа, например ${limits.example}`;
      case "open-elsewhere":
        return problem.last === undefined
          ? `Перед открытым классом нужен хотя бы один предел, например ${limits.example}`
          : `Открытый класс стоит последним и начинается с последнего предела: +${formatNumber(problem.last)}`;
    }
  },
} as const;
