import { formatCount } from "../numbers.ts";
import { sentence } from "#web/i18n/sentence.ts";

const atZero = (minutes: number) => `На часах 0:00 больше ${minutes}\u00a0мин.`;

/** What the head table has to look at, and the buttons that mend it. */
export const attentionWords = {
  figure: "Внимание",
  jump: (count: string) => `Требует внимания: ${count}`,
  parked: "От них может зависеть счёт схватки.",
  walkOver: "До обрыва всё было отправлено. Подойдите к столу.",
  unsent: (count: number) => `Не отправлено: ${formatCount(count, "act")}. Подойдите к столу.`,
  timeOut: (mat: string) => `${mat}: время вышло, результата нет`,
  timeOutText: (bout: string, minutes: number) => `${sentence(bout)} ${atZero(minutes)}`,
  atZero,
  noTable: (mat: string) => `${mat}: стол никто не открыл`,
  noTableText: (bout: string) => `${sentence(bout)} Уже могла бы идти.`,
  late: (mat: string, minutes: number) => `${mat} отстаёт на\u00a0${minutes}\u00a0мин`,
  endsAt: (time: string) =>
    time === ""
      ? "Сказанное время начала уже неверно."
      : `Закончит около ${time}. Выровняйте ковры или предупредите зал.`,
  /** Of several mats alike: a title once, and what is told of each behind its name. */
  silent: "Столы молчат",
  timesOut: "Время вышло, результата нет",
  timeOutLine: (number: number | null, minutes: number) =>
    `больше ${minutes}\u00a0мин${number === null ? "" : `, схватка\u00a0${number}`}`,
  noTables: "Столы никто не открыл",
  noTablesText: "Эти схватки уже могли бы идти.",
  lates: "Ковры отстают",
  latesText: "Выровняйте или предупредите зал.",
  lateLine: (minutes: number, end: string) => `${minutes}\u00a0мин${end === "" ? "" : `, до\u00a0${end}`}`,
  absent: (pair: string) => `${pair}: не выходят`,
  called: (where: string, calls: number) => `${where}, вызваны ${formatCount(calls, "time")}`,
  onTwoMats: (name: string) => `${name} на двух коврах`,
  at: (mat: string, time: string) => (time === "" ? mat : `${mat} в\u00a0${time}`),
  both: (earlier: string, later: string) => `${earlier} и ${later}`,
  callAgain: "Вызвать ещё раз",
  callLater: "Следующий вызов чуть позже",
  noShow: "Записать неявку",
  apart: "Развести",
  leave: "Оставить",
  weigh: "Взвесить",
  apartDone: (bout: string, time: string) => `Разведены: ${bout}, теперь ~${time}`,
  apartNowhere: "На этом ковре развести некуда: передайте схватку на другой.",
  more: (count: number) => `Показать ещё ${count}`,
  left: (count: number) => `Оставлено как есть: ${count}`,
  showLeft: "Показать снова",
} as const;
