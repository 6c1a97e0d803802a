type Swatch = { readonly name: string; readonly fill: string; readonly note: string };

const token = (name: string, variable: string, remark = ""): Swatch => ({
  name,
  fill: `var(${variable})`,
  note: remark ? `${variable}, ${remark}` : variable,
});

export const SWATCH_ROWS: readonly (readonly Swatch[])[] = [
  [
    token("Фон", "--bg"),
    token("Поверхность", "--surface"),
    token("Утопленная", "--surface-2"),
    token("Линия", "--line-2"),
    token("Граница поля", "--line-ctl", "от 3:1"),
    token("Текст", "--ink"),
    token("Второй", "--ink-2"),
    token("Третий", "--ink-3"),
  ],
  [
    token("Татами", "--primary"),
    token("Мягкий", "--primary-soft"),
    token("Линия ковра", "--live", "идёт"),
    token("Красный угол", "--red"),
    token("Синий угол", "--blue"),
    token("Ошибка, штраф", "--danger"),
    token("Табло, красный", "--board-red"),
    token("Табло, синий", "--board-blue"),
  ],
  [
    token("Золото", "--gold"),
    token("Серебро", "--silver"),
    token("Бронза", "--bronze"),
    token("Белый пояс", "--belt-white"),
    token("Синий пояс", "--belt-blue"),
    token("Пурпурный", "--belt-purple"),
    token("Коричневый", "--belt-brown"),
    token("Чёрный", "--belt-black"),
  ],
];

/** Backgrounds with the text that may stand on them; `look` is a class of the colour section. */
export const PAIRS = [
  { look: "onPrimary", name: "Главное действие", note: "on-primary" },
  { look: "primarySoft", name: "Выбрано, успех", note: "primary-soft" },
  { look: "onLive", name: "Идёт сейчас", note: "on-live" },
  { look: "liveSoft", name: "Готовятся", note: "live-soft" },
  { look: "dangerSoft", name: "Нужна правка", note: "danger-soft" },
  { look: "ink", name: "Тост, диалог", note: "ink" },
] as const;
