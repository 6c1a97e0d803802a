/** Boards and screens of the hall, as the official who sets them up reads about them. */
export const displays = {
  launcher: {
    open: "Табло",
    title: "Табло схватки",
    close: "Закрыть",
    here: "На этом компьютере",
    hereText:
      "Откроется новое окно. Перенесите его на второй экран и нажмите F11. Счёт приходит прямо со стола: сеть не нужна.",
    openWindow: "Открыть табло",
    blocked: "Браузер не дал открыть окно. Разрешите всплывающие окна для этого сайта.",
    layout: "Вид",
    layouts: { rows: "Строки", duel: "Дуэль" },
    mode: "Цвет",
    modes: { dark: "Тёмное", light: "Светлое" },
    mirror: "Отразить стороны: стол и табло стоят лицом к лицу",
    follow: "После схватки показывать следующую на этом ковре",
  },
} as const;
