import { capital } from "#web/i18n/sentence.ts";
import type { DrawAllAnswer, DrawState } from "#contract/draw/draw.ts";
import type { DrawProblem } from "#domain/category/drawable.ts";
import { formatCount, formatNumber, outOf } from "./numbers.ts";

const NBSP = "\u00a0";

/** The draw: who is in, how it is made, what can be changed before the first bout. */
const ONE_BRONZE = "одна бронза";
const TWO_BRONZES = "две бронзы";

export const drawing = {
  title: "Жеребьёвка",
  again: "Провести заново",
  athletes: "Кто в категории",
  inDraw: (count: number, total: number) => `в сетке ${count} ${outOf(total, "fighter")}`,
  ready: "Войдёт в сетку",
  readyUnweighed: "Войдёт без взвешивания",
  number: (number: number) => `№${NBSP}${number}`,
  problems: {
    withdrawn: "Снят",
    "not-accepted": "Заявка не рассмотрена",
    "no-consent": "Нет согласия на обработку данных",
    "no-show": "Неявка на взвешивание",
    overweight: "Перевес",
    "too-heavy": "Вес выше предела категории",
    "not-weighed": "Нет взвешивания",
  } satisfies Record<DrawProblem, string>,
  declared: (weight: string) => `заявлен ${weight}`,
  measured: (weight: string) => `на весах ${weight}`,
  noTeam: "без клуба",
  openEntry: "Открыть заявку",
  seedingOf: (name: string) => `Посев: ${name}`,
  seedingHint:
    "Посеянные получают номера по порядку и встречаются как можно позже. Остальным номер даёт жребий.",
  bySeed: (place: number) => `${place}-й номер`,
  byLots: "по жребию",
  leaveOut: "не жеребить",
  leftOut: "Не жеребим",
  nobody: "В категории никого нет",
  nobodyText: "Участники появятся здесь, когда организатор одобрит их заявки или добавит их в категорию.",
  tooFew: (count: number) => (count === 0 ? "Жеребить пока некого" : "Одного участника жеребить не с кем"),
  tooFewText:
    "Для сетки нужны хотя бы двое. Рассмотрите заявки и взвешивание или переведите участника в соседнюю категорию.",
  tooMany: (most: number) => `В одной сетке не больше ${most} участников: разделите категорию`,
  format: "Система",
  bronzes: {
    label: "Бронзовых наград",
    counts: { 1: "Одна", 2: "Две" },
    told: { 1: ONE_BRONZE, 2: TWO_BRONZES },
  },
  formatOption: (name: string) => capital(name),
  formatHint: ({ bouts, bronzes }: { bouts: number; bronzes: number }, isUsual: boolean) =>
    [
      formatCount(bouts, "bout"),
      ...(bronzes === 0 ? [] : [bronzes === 1 ? ONE_BRONZE : TWO_BRONZES]),
      ...(isUsual ? ["так обычно борются столько участников"] : []),
    ].join(", "),
  unweighed: "Жеребить и невзвешенных",
  unweighedHint: (count: number) => `Не взвешены: ${formatCount(count, "person")}.`,
  cast: "Бросить жребий",
  castAgain: "Бросить ещё раз",
  back: "Назад к списку",
  save: "Сохранить сетку",
  saved: (bouts: number) => `Сетка опубликована: ${formatCount(bouts, "bout")}`,
  preview: "Предпросмотр",
  previewLead:
    "Сетку пока видите только вы. После сохранения она откроется всем, а схватки встанут в очередь ковров.",
  seed: "Зерно жребия",
  seedHint: "С этим зерном и тем же списком любой получит ту же сетку.",
  byes: (names: readonly string[]) => `Без первой схватки: ${names.join(", ")}.`,
  places: "Где и когда",
  place: (mat: string, bouts: number) => `${mat}: ${formatCount(bouts, "bout")}`,
  startNow: "начало сразу",
  startIn: (length: string) => `начало примерно через ${length}`,
  startAfter: (length: string) => `примерно через ${length} после начала ковра`,
  noMats: "Ковров ещё нет: схватки останутся без ковра, пока их не добавят.",
  clubs: "Одноклубники",
  clubsFine: "Одноклубники не встретятся раньше, чем позволяет сетка.",
  clubsMeet: "Развести всех одноклубников не получилось.",
  apart: {
    lead: "Заданные номера сводят одноклубников раньше, чем могла бы сетка.",
    press: "Развести одноклубников",
    back: "Вернуть заданные номера",
    wouldMove: "Если развести, номера сменят:",
    moved: "Чтобы развести одноклубников, номера сменили:",
    line: (name: string, from: number, to: number) => `${name}: №${NBSP}${from} → №${NBSP}${to}`,
    title: "Развести одноклубников",
    text: "Кто ещё не выходил на ковёр, поменяется номерами так, чтобы одноклубники встретились как можно позже. Остальные останутся на местах.",
    confirm: "Развести",
    done: "Одноклубники разведены, сетка обновлена",
  },
  clubsNone: "Одноклубников в сетке нет.",
  clubsRoundRobin: "Каждый встретится с каждым, одноклубники тоже.",
  pair: (names: readonly string[]) => names.join(" и "),
  meetsNow: (team: string, names: string, round: string) => `${team}: ${names} встретятся сразу, ${round}`,
  meetsLater: (team: string, names: string, round: string) =>
    `${team}: ${names} могут встретиться не раньше, чем ${round}`,
  more: (count: number) => `и ещё ${formatNumber(count)}`,
  stale: "Список участников или сетка изменились. Показано, как есть сейчас: проверьте и сохраните ещё раз.",
  failed: "Не удалось получить предпросмотр",
  replaces: (bouts: number) =>
    `Прежняя сетка исчезнет: ${formatCount(bouts, "bout")}, пары и номера. Участники увидят новую.`,
  redrawTitle: "Заменить сетку?",
  redrawText: "Ещё ни одна схватка не вызвана, поэтому сетку можно заменить. Вернуть прежнюю будет нельзя.",
  redrawConfirm: "Заменить сетку",
  drawnAt: "Проведена",
  drawnBy: "Провёл",
  changes: "Изменения после жребия",
  change: {
    swapped: (one: string, other: string) => `${one} и ${other} поменялись местами`,
    "entered-late": (name: string) => `${name} добавлен позже`,
    "left-early": (name: string) => `${name} снят до начала`,
    "place-freed": (name: string) => `${name} снят, место свободно`,
    replaced: (left: string, name: string) => `${name} вместо ${left}`,
    separated: (names: string) => `Одноклубники разведены: ${names}`,
    redrawn: (name: string) => `Новый жребий для тех, кто не начал, с ним ${name}`,
  },
  somebody: "участник",
  locked: "Схватки идут",
  lockedText: (begun: number) =>
    `Вызваны или проведены: ${formatCount(begun, "bout")}. Они останутся как есть. Кто ещё не выходил, может прийти, уйти или поменяться; кто выходил, снимается в меню его схватки.`,
  late: "Добавить опоздавшего",
  swap: "Поменять местами",
  leave: "Снять с категории",
  replace: "Заменить участника",
  move: "Перевести в другую категорию",
  lastChange: "Последнее изменение сетки можно отменить, пока схватки, которые оно создало, не начались.",
  swapDialog: {
    title: "Поменять местами",
    one: "Первый участник",
    other: "Второй участник",
    confirm: "Поменять местами",
    done: "Участники поменялись местами",
  },
  leaveDialog: {
    title: "Снять с категории",
    who: "Кого снять",
    confirm: "Снять участника",
    done: "Участник снят, сетка обновлена",
  },
  moveDialog: {
    title: "Перевести в другую категорию",
    who: "Кого перевести",
    to: "Куда",
    choose: "Выберите категорию",
    confirm: "Перевести",
    noWay:
      "В той сетке для него места нет. Снимите кого-нибудь, кто не выйдет, или выберите другую категорию.",
    done: "Участник переведён",
  },
  choose: "Выберите участника",
  reason: "Причина",
  reasonHint: "Попадёт в протокол жеребьёвки",
  steps: {
    label: "Ход категории",
    weighIn: "Взвешивание",
    draw: "Жеребьёвка",
    bouts: "Схватки",
    check: "Проверка итогов",
    award: "Награждение",
    of: (done: number, total: number) => `${done} из ${total}`,
    noEntries: "без заявок",
    notDrawn: "не проведена",
    drawn: "проведена",
    afterDraw: "после жеребьёвки",
    afterBouts: "после финала",
    known: "места известны",
    afterCheck: "после проверки",
    awarded: "проведено",
  },
  notices: {
    title: "Письма участникам",
    text: "О жеребьёвке участники, родители и тренеры узнают сами. Расписание (взвешивание, ковёр, примерное время) уйдёт тем, кто его ещё не получал или у кого оно заметно изменилось.",
    send: "Разослать расписание",
    asked: "Разослать расписание участникам?",
    sendCounted: (count: number) => `Отправить ${formatCount(count, "letter")}`,
    nobody: "Писать некому: у кого есть аккаунт, те уже знают своё расписание.",
    askedText: "Письма уйдут сразу всем, кто ещё не знает своего расписания. Вернуть их нельзя.",
    sent: (count: number) =>
      count === 0
        ? "Писать некому: у кого есть аккаунт, те уже всё знают"
        : `Отправлено: ${formatCount(count, "letter")}`,
  },
  all: {
    title: "Жеребьёвка категорий",
    lead: (count: number) => `Без жеребьёвки: ${formatCount(count, "category")}.`,
    text: "Готовые категории получат сетки, схватки разойдутся по коврам так, чтобы никто не понадобился на двух сразу.",
    open: "Провести все готовые",
    loading: "Смотрим, какие категории готовы…",
    failed: "Не удалось узнать, какие категории готовы",
    ready: "Готовы",
    notReady: "Не готовы",
    noneReady: "Готовых категорий нет: ниже сказано, чего не хватает.",
    everyReady: "Все готовые",
    left: (count: number) => `Не войдут: ${formatCount(count, "person")}`,
    confirm: "Провести жеребьёвку",
    chosen: (count: number) => `Будет проведено: ${formatCount(count, "category")}.`,
    done: (count: number) =>
      count === 0 ? "Готовых категорий нет" : `Проведено: ${formatCount(count, "category")}`,
    close: "Готово",
    outcomes: {
      drawn: (athletes: number, bouts: number) =>
        `${formatCount(athletes, "fighter")}, ${formatCount(bouts, "bout")}`,
      "drawn-before": () => "жеребьёвка уже была",
      "too-few": (athletes: number) => (athletes === 0 ? "жеребить некого" : "только один участник"),
      "too-many": () => "участников слишком много для одной сетки",
      "open-entries": () => "есть нерассмотренные заявки или невзвешенные",
      "left-out": () => "оставлена на потом",
    } satisfies Record<
      DrawAllAnswer["categories"][number]["outcome"],
      (athletes: number, bouts: number) => string
    >,
  },
} as const;

/** «40 минут», «1 час 10 минут»; rounded to five minutes, because it is a guess. */
export function aboutLength(ms: number): string {
  const minutes = Math.max(5, Math.round(ms / 300_000) * 5);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && formatCount(hours, "hour"), rest > 0 && formatCount(rest, "minute")]
    .filter((part) => part !== false)
    .join(" ");
}

type Change = NonNullable<DrawState["record"]>["changes"][number];

export function changeWords(change: Change, nameOf: (uuid: string) => string): string {
  if (change.type === "swapped") return drawing.change.swapped(nameOf(change.one), nameOf(change.other));
  if (change.type === "separated") {
    const moved = change.moved.map(({ id, number }) => `${nameOf(id)} ${drawing.number(number)}`);
    return drawing.change.separated(moved.join(", "));
  }
  if (change.type === "replaced") return drawing.change.replaced(nameOf(change.left), nameOf(change.id));
  return drawing.change[change.type](nameOf(change.id));
}
