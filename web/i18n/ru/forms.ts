import { pluralGenitive } from "./plural.ts";

const FIELD_COUNTS: Readonly<Record<number, string>> = {
  2: "два поля",
  3: "три поля",
  4: "четыре поля",
  5: "пять полей",
};

/** What a rule of a form says; the field's label stands in quotation marks, so that it need not be declined. */
export const forms = {
  required: (label: string) => `Заполните поле «${label}»`,
  email: () => "Введите почту полностью, например ivan@example.ru",
  number: (label: string) => `«${label}»: введите число, например 78,4`,
  confirm: (label: string) => `«${label}»: значения не совпадают`,
  url: () => "Введите адрес полностью, например https://example.ru",
  min: (label: string, { bound, isCount }: { bound: number; isCount: boolean }) =>
    isCount ? `«${label}»: выберите не меньше ${bound}` : `«${label}»: не меньше ${bound}`,
  max: (label: string, { bound, isCount }: { bound: number; isCount: boolean }) =>
    isCount ? `«${label}»: выберите не больше ${bound}` : `«${label}»: не больше ${bound}`,
  length: (label: string, { min, max }: { min: number; max: number | undefined }) =>
    max === undefined
      ? `«${label}»: не короче ${min} ${pluralGenitive(min, "sign")}`
      : min === 0
        ? `«${label}»: не больше ${max} ${pluralGenitive(max, "sign")}`
        : `«${label}»: от ${min} до ${max} ${pluralGenitive(max, "sign")}`,
  date_after: (label: string, { date }: { date: string | undefined }) =>
    date === undefined ? `«${label}»: дата должна быть в будущем` : `«${label}»: дата позже ${date}`,
  /** Over a form that was refused; the fields below say what is wrong with them. */
  incomplete: (count: number) =>
    count === 1 ? "Проверьте одно поле" : `Проверьте ${FIELD_COUNTS[count] ?? "все поля"}`,
  sending: "Отправляем",
  unsaved: "Есть несохранённые изменения",
  draft: {
    kept: (time: string) => `Черновик сохранён в ${time}`,
    restored: "Мы вернули то, что вы не успели отправить.",
    discard: "Начать заново",
    left: "Вы ушли, не сохранив. Введённое ждёт вас на той странице: вернитесь и сохраните.",
  },
} as const;

/** The searchable select. */
export const selectWords = {
  placeholder: "Выберите из списка",
  search: "Поиск",
  clear: "Очистить",
  open: "Открыть список",
  remove: (label: string) => `Убрать: ${label}`,
  chosen: (count: number) => `Выбрано: ${count}`,
  loading: "Загружаем…",
  noResults: "Ничего не нашлось",
  empty: "Список пуст",
  failed: "Список не загрузился",
  again: "Повторить",
  choose: "выбрать",
  take: "взять",
} as const;

/** The dialog of an act, where it has no better words of its own. */
export const actDialog = {
  cancel: "Отмена",
  close: "Закрыть",
  /** Of a dialog in which much was typed. */
  losing: "Введённое не сохранено и пропадёт.",
  lose: "Закрыть без сохранения",
  stay: "Вернуться",
} as const;

/** Whoever leaves something unsaved is asked. */
export const leaving = {
  title: "Уйти без сохранения?",
  lost: "Введённое на этой странице не сохранено и пропадёт.",
  kept: "Введённое не сохранено. Оно останется черновиком на этом устройстве.",
  stay: "Остаться",
  leave: "Уйти без сохранения",
} as const;

/** A time of day as people type it (DY48). */
export const typedTime = {
  hint: "9.30, 9:30, 0930 или 9",
  bad: "Напишите время так: 9.30",
  reversed: "Конец раньше начала",
};

export const pictureField = {
  choose: "Загрузить",
  replace: "Заменить",
  remove: "Убрать",
  tooLarge: "Файл слишком большой: не больше 5 МБ. Уменьшите картинку и загрузите снова",
  wrongType: "Подойдёт только картинка PNG, JPEG или WebP",
  failed: "Картинка не загрузилась. Проверьте связь и попробуйте ещё раз",
  sending: "Картинка загружается",
};

export const documentField = {
  tooLarge: "Файл слишком большой: не больше 10 МБ. Уменьшите его или дайте ссылку",
  wrongType: "Подойдёт PDF, DOCX, XLSX или картинка PNG, JPEG, WebP",
  failed: "Файл не загрузился. Проверьте связь и попробуйте ещё раз",
  sending: "Файл загружается",
};
