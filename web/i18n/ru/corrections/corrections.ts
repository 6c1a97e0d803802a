import type { CorrectionChange } from "#contract/correction.ts";
import type { CorrectionDecision } from "#domain/draw/correction.ts";
import { refusals } from "#web/i18n/ru/refereeing/refereeing.ts";

type Kind = CorrectionChange["kind"];

export const corrections = {
  title: "Исправления",
  correct: "Исправить",
  titleOf: (bout: string) => `Исправить: ${bout}`,
  bout: (number: number | null, round: string) =>
    [number === null ? "Схватка" : `Схватка\u00a0${number}`, round].filter(Boolean).join(", "),
  openTable: "К столу",
  protocol: "Протокол схватки",
  protocolEmpty: "Действий в протоколе нет",
  what: "Что исправить",
  kinds: {
    result: "Победитель",
    score: "Действия",
    swap: "Углы перепутаны",
    reopen: "Результата не было",
  } satisfies Record<Exclude<Kind, "revert">, string>,
  kindNames: {
    result: "Изменён результат",
    score: "Исправлены действия",
    swap: "Спортсмены поменялись местами",
    reopen: "Результат снят",
    revert: "Исправление отменено",
  } satisfies Record<Kind, string>,
  swapText: "Стол вёл счёт не тем: все баллы, преимущества, штрафы и победа перейдут сопернику.",
  reopenText: "Результат снимется, схватка вернётся на ковёр. Так отменяют неявку и снятие, записанные зря.",
  winner: "Победитель",
  nobody: "Победителя нет",
  how: "Как закончилась",
  scoreText: "Отметьте действия, которые записаны неверно, или добавьте пропущенные.",
  takeBack: "Снять",
  toOpponent: "Сопернику",
  putBack: "Вернуть",
  taken: "будет снято",
  moved: "перейдёт сопернику",
  replacedBy: (what: string) => `станет ${what}`,
  points: "Сколько баллов",
  add: "Добавить",
  added: "добавится",
  resultAfter: "Результат после исправления",
  consequences: "Что изменится",
  choose: "Выберите, что исправить, и здесь появится всё, что за этим последует.",
  counting: "Считаем последствия…",
  score: "Счёт",
  was: "Было",
  willBe: "Станет",
  open: "соперник определится",
  undecided: "без результата",
  nothingElse: "Больше ничего не меняется: сетка, места и медали остаются.",
  bouts: "Схватки",
  places: "Места и медали",
  teams: "Командный зачёт",
  informed: "Кому сообщить",
  awarding: {
    unchanged: "",
    reopened: "Категория уже награждена. Награждение откроется заново, медали нужно вернуть.",
    "closed-again": "Категория снова считается награждённой.",
  },
  teamLine: (team: string, before: string, after: string) => `${team}: ${before} → ${after}`,
  noPlace: "место не определено",
  place: (place: number) => `${place}-е место`,
  medals: ["золото", "серебро", "бронза"],
  neverHeld: "Схватка не состоится.",
  decisions: {
    reslot: "Состав поменяется, схватка ещё не началась.",
    "stop-and-void": "Идёт сейчас: остановится, счёт обнулится.",
    keep: "Продолжится в прежнем составе.",
    "void-and-refight": "Результат аннулируется, схватка пройдёт заново.",
    "keep-as-fought": "Останется как есть: состав и результат прежние.",
    restore: "Вернутся прежние состав, счёт и результат.",
  } satisfies Record<CorrectionDecision, string>,
  choices: {
    reslot: "",
    "stop-and-void": "Остановить и начать заново",
    keep: "Пусть закончат",
    "void-and-refight": "Провести заново",
    "keep-as-fought": "Оставить как есть",
    restore: "",
  } satisfies Record<CorrectionDecision, string>,
  choice: "Что сделать со схваткой",
  reason: "Причина",
  reasonHint: "Её увидят судьи и организаторы. Не короче 10 символов.",
  reasonShort: "Напишите причину: не короче 10 символов",
  save: "Сохранить исправление",
  saved: "Исправление сохранено",
  stale: "Пока вы читали, что-то изменилось. Проверьте последствия ещё раз.",
  failed: "Не удалось связаться с сервером. Исправление не сохранено.",
  retry: "Повторить",
  history: "История исправлений",
  historyEmpty: "Результаты не исправляли",
  historyEmptyText: "Когда главный судья исправит результат, здесь появятся причина и последствия.",
  revert: "Отменить исправление",
  reverting: "Отмена исправления",
  reverted: "Исправление отменено",
  isReverted: "Отменено",
  close: "Закрыть",
  cancel: "Не отменять",
  by: (author: string, at: string) => `${author}, ${at}`,
  onlyChief: "Исправляет главный судья",
  onlyChiefText: "Следующие схватки уже стоят на этом результате. Позовите главного судью или секретаря.",
  notFinished: "Схватка ещё не закончена",
  notFinishedText: "Исправляют завершённые схватки. Эту ведёт стол.",
} as const;

const REFUSALS: Readonly<Record<string, string>> = {
  ...refusals,
  "nothing-changes": "Так и записано: исправлять нечего",
  "corrected-since": "Сначала отмените более позднее исправление",
  "already-reverted": "Это исправление уже отменили",
  "is-a-revert": "Отмену нельзя отменить: внесите исправление заново",
  "competition-closed": "Соревнование закрыто",
};

/** Why a correction cannot be made. */
export function correctionRefusal(code: string | undefined): string {
  return REFUSALS[code ?? ""] ?? "Так исправить нельзя";
}

export const protocolWords = {
  escape: "время ухода",
  won: (winner: string, how: string) => `Победа: ${winner}, ${how}`,
  ended: (how: string) => `Схватка окончена: ${how}`,
  revoked: (reason: string | undefined) => (reason ? `Результат снят: ${reason}` : "Результат снят"),
  rewound: (reason: string | undefined) =>
    reason ? `Запись до этого места не считается: ${reason}` : "Запись до этого места не считается",
  note: (text: string) => `Заметка: ${text}`,
  takenBack: "не считается",
} as const;
