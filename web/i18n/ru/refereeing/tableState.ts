import { formatCount, formatNumber } from "../numbers.ts";

const acts = (count: number) => formatCount(count, "act");

/** What a table says about its connection, its right to write and where its acts are. */
export const tableState = {
  where: {
    server: "На связи, всё отправлено",
    online: "На связи",
    refused: (count: number) => `На связи, не в протоколе: ${count}`,
    undecided: (count: number) => `На связи, ждёт решения: ${count}`,
    sending: (count: number) => `Отправляем: ${count}`,
    device: (count: number) => `Нет связи, ждёт: ${count}`,
    onDevice: (count: number) => `На этом устройстве: ${count}`,
    nowhere: (count: number) => `Не сохранено: ${count}`,
  },
  phase: {
    acquiring: "Подключаемся к столу",
    following: "Вторая вкладка",
    unreached: "Нет связи",
    offline: "Нет связи",
    syncing: "Связь вернулась, проверяем",
    denied: "Только просмотр",
    superseded: "Стол забрали",
    handover: "Стол другого судьи",
    "signed-out": "Нужно войти заново",
    forbidden: "Нет прав на стол",
  },
  offline: {
    title: (time: string) => `Связи нет ${time}.`,
    text: "Счёт ведётся и сохраняется на этом устройстве. Отправим, когда сеть вернётся.",
    short: "Всё цело.",
  },
  unreached: {
    title: "Связи нет.",
    text: "С этого устройства стол ещё не занимали, поэтому писать пока нельзя. Подключимся сами, как только сеть вернётся.",
  },
  following: {
    title: "Эту схватку ведёт другая вкладка этого браузера.",
    text: "Здесь видно то же самое. Закройте ту вкладку, и вести можно будет отсюда.",
  },
  program: "программа",
  ownDevice: "другое ваше устройство",
  denied: {
    title: (holder: string) => `Стол ведёт ${holder}.`,
    text: "Здесь можно только смотреть.",
  },
  superseded: {
    title: (holder: string) => `Стол теперь ведёт ${holder}.`,
    text: (waiting: number, undecided: number | undefined) => {
      if (waiting === 0)
        return undecided
          ? `На решении у главного судьи: ${acts(undecided)}.`
          : "Здесь можно только смотреть.";
      return `Ещё не отправлено: ${acts(waiting)}. Отправим при связи, решит главный судья.`;
    },
  },
  handover: {
    title: (holder: string) => `Стол на этом устройстве ведёт ${holder}.`,
    text: (waiting: number) =>
      waiting === 0
        ? "Примите стол, чтобы вести схватки от своего имени."
        : `${acts(waiting)} прежнего судьи ещё не на сервере: их разберёт главный судья или организатор.`,
    action: "Принять стол",
  },
  signedOut: {
    title: "Сеанс закончился.",
    text: "Счёт ведётся и сохраняется на этом устройстве. Войдите снова под тем же именем, и всё отправится.",
    action: "Войти",
  },
  forbidden: {
    title: "У вас нет прав на этот стол.",
    text: "Если вы успели что-то записать, оно осталось на этом устройстве. Обратитесь к администратору.",
  },
  storage: {
    spareTitle: "Память браузера не отвечает.",
    spareText: "Действия пишутся в запасной журнал. Не закрывайте эту вкладку и позовите администратора.",
    noneTitle: "Действия на этом устройстве не сохраняются!",
    noneText: "Вести счёт можно только при живой связи. Не закрывайте вкладку, освободите место на диске.",
  },
  takeOver: {
    open: "Забрать стол",
    title: "Забрать стол?",
    text: (holder: string) =>
      `Сейчас стол ведёт ${holder}. После этого писать можно будет только отсюда, а действия того устройства, которые ещё не на сервере, разберёт главный судья или организатор.`,
    seen: (seconds: number) => `То устройство было на связи ${formatCount(seconds, "second")} назад.`,
    silent: (minutes: number) => `То устройство молчит ${formatCount(minutes, "minute")}.`,
    tooEarly: "Оно ещё на связи: сейчас забрать стол может только главный судья или организатор.",
    reason: "Почему",
    reasonHint: "Запишем в журнал соревнования. Можно не заполнять.",
    cancel: "Отмена",
    confirm: "Забрать стол",
  },
  refused: {
    notice: (count: number) => `Не в протоколе: ${acts(count)}.`,
    noticeText: "Сервер их не принял или отложил до решения главного судьи.",
    decisions: "Решения по действиям столов",
    read: "Понятно",
    open: (count: number) => `Не в протоколе: ${formatNumber(count)}`,
    title: "Действия, которых нет в протоколе",
    text: "Ничего не пропало: каждое действие хранится на этом устройстве и, если дошло, у главного судьи.",
    empty: "Все действия этой схватки в протоколе.",
    close: "Закрыть",
    status: {
      waiting: "ждёт отправки",
      parked: "у главного судьи",
      rejected: "не принято",
      stale: "не принято",
      applied: "в протоколе",
    },
  },
  sleep: {
    title: (seconds: number) => `Устройство спало ${formatCount(seconds, "second")}`,
    text: "Время схватки в это время шло. Сверьтесь с судьёй на ковре: какое время верное?",
    counted: "Время шло",
    countedText: "как на табло и у зрителей",
    stood: "Время стояло",
    stoodText: "как до сна; часы встанут на паузу",
    close: "Решить позже",
  },
} as const;

/** Acts that are no score, as a list names them. */
export const actNames = {
  "bout-called": "вызов на ковёр",
  "clock-started": "старт времени",
  "clock-stopped": "стоп времени",
  "clock-adjusted": "время поправлено",
  "period-started": "новый период",
  "escape-timed": "время ухода",
  "countdown-started": "отсчёт запущен",
  "countdown-stopped": "отсчёт остановлен",
  "position-lost": "позиция потеряна",
  "sides-swapped": "смена сторон",
  undone: "отмена действия",
  replaced: "замена действия",
  "moved-to-opponent": "передано сопернику",
  "result-declared": "результат объявлен",
  "result-revoked": "результат отозван",
  "note-added": "заметка",
  "bout-rewound": "запись отменена главным судьёй",
} as const;
