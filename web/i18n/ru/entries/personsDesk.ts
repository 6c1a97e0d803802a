import type { Likeness } from "#domain/person/likeness.ts";
import type { PersonField } from "#domain/person/merge.ts";
import { formatMoment } from "#web/i18n/dates.ts";
import { formatCount, formatNumber, formatWeight } from "#web/i18n/numbers.ts";

/** The people of a tournament: who is one under two records, and what is known of each. */
export const personsDesk = {
  counts: (people: number, entries: number) =>
    `${formatCount(people, "fighter")}, ${formatCount(entries, "application")}`,
  search: "Фамилия, имя или клуб",
  views: "Кого показать",
  all: (count: number) => `Все ${formatNumber(count)}`,
  alike: (count: number) => `Похожие ${formatNumber(count)}`,
  people: "Люди",
  pairs: "Похожие карточки",
  nobody: "Никто не подходит",
  noneAlike: "Похожих нет",
  checked: (at: number) => `Проверено ${formatMoment(at)}`,
  back: "К списку",
  table: "По категориям",
  offline: "Нет связи: можно смотреть, менять нельзя",
  merge: {
    title: "Один человек или двое?",
    choose: "Выберите, что останется.",
    apart: "Разные люди",
    submit: "Соединить",
    from: "Откуда",
    profile: "своя заявка, есть профиль",
    written: (date: string) => `внесён организатором ${date}`,
    unknown: "не указано",
    weight: "Вес",
    notWeighed: "не взвешен",
    categories: "Категории",
    drawn: "сетка готова",
    compare: "Две карточки",
    done: "Соединены в одного человека",
    toldApart: "Записано: это разные люди",
    undone: "Снова две карточки",
    note: "Соединение можно разъединить в любой день, пока турнир не закрыт: обе карточки вернутся со своими заявками.",
  },
  likeness: ({ names, born, club }: Likeness): string =>
    [
      names === "same" ? "Имена совпали" : "В имени отличается буква",
      {
        same: "рождение совпадает",
        near: "даты рождения почти совпадают",
        unknown: "рождение известно не у обоих",
      }[born],
      { same: "клуб один", other: "клубы разные", unknown: "клуб известен не у обоих" }[club],
    ].join(", ") + ".",
  fields: {
    name: "Имя",
    middleName: "Отчество",
    birth: "Дата рождения",
    sex: "Пол",
    club: "Клуб",
    place: "Регион, город",
    coach: "Тренер",
    rank: "Разряд",
    belt: "Пояс",
    licence: "Лицензия",
    phone: "Телефон",
  } satisfies Record<PersonField, string>,
  sexes: { m: "мужской", f: "женский" },
  effects: {
    title: "Что изменится",
    lead: "до нажатия ничего не записано",
    allStay: "Все заявки останутся",
    onePerson: (titles: string) => `${titles}: один участник`,
    givenUp: "Второе место освободится",
    drawsSame: "Сетки не меняются",
    drawn: "В сетках заменится имя",
    weighed: "Взвешивание сохранится",
    bouts: "Схватки перейдут",
    fought: (count: number) =>
      count === 0 ? "ни одна ещё не прошла" : `прошли: ${formatNumber(count)}, результаты останутся`,
    people: "Участников",
    refused: "Соединить нельзя",
    inCategory: (title: string) => `Категория «${title}».`,
  },
  undo: {
    label: (duplicate: string, kept: string) => `${duplicate} и ${kept} соединены`,
    submit: "Разъединить",
  },
  history: {
    title: "История",
    empty: "Пока ничего не меняли",
    changed: (field: string, before: string | null, after: string | null) =>
      before === null
        ? `${field}: «${after ?? ""}»`
        : after === null
          ? `${field}: «${before}» убрано`
          : `${field}: «${before}» стало «${after}»`,
    merged: (before: string | null, after: string | null) => `Соединены «${before ?? ""}» и «${after ?? ""}»`,
    weighed: (weight: number | null, category: string) =>
      weight === null ? category : `Взвешен, ${formatWeight(weight)}: ${category}`,
    by: (author: string | null, at: number) => [author, formatMoment(at)].filter(Boolean).join(", "),
  },
  card: {
    edit: "Изменить",
    entries: "Заявки",
    facts: "О человеке",
    bouts: (all: number) => formatCount(all, "bout"),
  },
  edit: {
    title: (name: string) => `Изменить: ${name}`,
    submit: "Сохранить",
    saved: "Сохранено",
    fromProfile: "Имя и отчество этот человек меняет в своём профиле.",
    lastName: "Фамилия",
    lastNameMissing: "Введите фамилию",
    firstName: "Имя",
    middleName: "Отчество",
    birthDate: "Дата рождения",
    birthYear: "Или только год",
    birthWrong: "Возраст не от 3 до 100 лет: проверьте",
    sex: "Пол",
    weight: "Вес, кг",
    weightWrong: "Вес в килограммах, от 10 до 300",
    region: "Регион",
    city: "Город",
    coach: "Тренер",
    rank: "Разряд",
    belt: "Пояс",
    licence: "Номер лицензии",
    phone: "Телефон",
    misfit: "После этого не подходит своей категории",
    misfitText: "Сохранить можно: заявка останется, решите, переводить ли.",
    otherSex: (title: string) => `${title}: другой пол`,
    age: (title: string, age: number) => `${title}: возраст ${age}`,
    heavy: (title: string, limit: number) => `${title}: тяжелее ${formatWeight(limit)}`,
  },
} as const;
