import { formatCount } from "../numbers.ts";

/** The archive of an event, its tables, and the way an archive comes in. */
export const archive = {
  title: "Архив и выгрузки",
  whole: {
    title: "Архив турнира",
    lead: "Один файл со всем: участники, взвешивание, сетки, протоколы схваток, места, судьи и картинки. Его можно загрузить в другую установку Ковра или открыть без неё.",
    save: "Скачать архив",
    private:
      "В архиве есть личные данные: храните его там, где его не прочтут посторонние. Паролей и входов в нём нет.",
  },
  tables: {
    title: "Таблицы",
    lead: "Имена и даты рождения полностью, время по часам зала.",
    all: "Все таблицы",
    names: {
      results: "Результаты",
      bouts: "Схватки",
      entries: "Участники",
      referees: "Судьи",
      teams: "Команды",
      fees: "Взносы",
    },
    xlsx: "XLSX",
    csv: "CSV",
    save: (name: string, kind: string) => `Скачать: ${name}, ${kind}`,
    empty: "Таблиц пока нет",
    emptyText: "Они появятся, когда у турнира будут правила и категории. Архив можно скачать уже сейчас.",
    toCompetition: "Выбрать правила",
  },
  feed: {
    title: "Открытые данные",
    lead: "Адрес для сайтов, СМИ и федераций: категории, места, схватки и командный зачёт в JSON. В нём только то, что видят зрители, и он обновляется сам.",
    hidden: "Адрес заработает, когда соревнование откроют зрителям.",
    copy: "Скопировать адрес",
    copied: "Адрес скопирован",
    notCopied: "Браузер не дал скопировать: выделите адрес и скопируйте сами",
  },
  password: {
    title: "Повторите пароль",
    confirm: "Скачать",
    text: "В файле личные данные участников. Пароль действует пять минут.",
  },
  offline: "Нет связи с сервером. Проверьте сеть и повторите: ничего не изменилось.",
  upload: {
    open: "Загрузить архив",
    reading: "Читаем архив",
    title: "Загрузить турнир из архива",
    confirm: "Загрузить турнир",
    made: (when: string, product: string) => `Архив сделан ${when}, Ковёр ${product}`,
    event: "Турнир",
    content: "Что внутри",
    counts: (categories: number, people: number, bouts: number) =>
      [formatCount(categories, "category"), formatCount(people, "fighter"), formatCount(bouts, "bout")].join(
        ", ",
      ),
    people: "Люди",
    fresh: (count: number) => `Новых: ${count}`,
    here: (count: number) => `Уже есть здесь: ${count}`,
    teams: "Команды",
    joined: "Это один и тот же человек",
    joinedText:
      "Совпали имя, дата рождения, вес и команда: результаты добавятся к тому, кто уже есть. Снимите отметку, если это разные люди.",
    alike: (count: number) => `Похожи на тех, кто уже есть: ${count}`,
    alikeText: "Они войдут отдельно. Объединить их можно потом, на странице участника.",
    filled: (count: number) =>
      `Дополним то, чего здесь не было: ${formatCount(count, "fighter")}. Имена, вес и команды останутся как есть.`,
    done: (name: string) => `Турнир загружен: ${name}`,
    existing: "Открыть турнир",
    another: "Выбрать другой файл",
  },
} as const;
