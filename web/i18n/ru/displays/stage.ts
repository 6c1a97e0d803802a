/** On every screen of the hall, over whatever it shows. */
export const stage = {
  lost: (time: string) => `Нет связи. Показываем данные на ${time}`,
} as const;
