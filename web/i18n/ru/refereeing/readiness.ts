import { formatCount, formatNumber } from "../numbers.ts";

type Words = { readonly title: string; readonly help: Readonly<Record<"warn" | "fail", string>> };

/** «Проверка стола»: what is looked at, and what to do when it is not well. */
export const readiness = {
  title: "Проверка стола",
  lead: "Запустите на каждом устройстве утром, до первой схватки. Всё зелёное: стол переживёт пропажу сети, перезагрузку и выключение.",
  open: "Проверка стола",
  run: "Проверить ещё раз",
  running: "Проверяем",
  good: "Стол готов.",
  goodText: "Можно вести схватки с этого устройства.",
  warned: "Стол готов, но есть замечания.",
  warnedText: "Вести схватки можно. Замечания лучше устранить до начала.",
  bad: "С этого устройства можно потерять действия.",
  badText: "Исправьте красное или возьмите другое устройство.",
  gateTitle: "Это устройство не прошло проверку",
  gateText: "Если вести схватку с него, действия могут пропасть при сбое сети или браузера.",
  gateOpen: "Открыть проверку",
  overrule: "Всё равно вести с него",
  overruleHint: "Разрешить может только администратор.",
  back: "К судейству",
  levels: { ok: "в порядке", warn: "замечание", fail: "не годится", wait: "проверяем" },
  journal: {
    title: "Журнал этого устройства",
    text: (acts: number, waiting: number) =>
      acts === 0
        ? "С этого устройства ещё не вели схваток."
        : `За 30 дней: ${formatCount(acts, "act")}. ${waiting === 0 ? "Все на сервере." : `Ещё не на сервере: ${formatNumber(waiting)}.`}`,
    download: "Скачать журнал",
    help: "Файл со всеми действиями, сделанными здесь. Если сервер потерян, администратор восстановит по нему счёт.",
  },
} as const;

export const checkWords = {
  secure: {
    title: "Защищённый адрес",
    help: {
      warn: "",
      fail: "Откройте стол по адресу https://. Без этого браузер не даст работать без сети.",
    },
  },
  worker: {
    title: "Страницы стола сохранены для работы без сети",
    help: {
      warn: "",
      fail: "Перезагрузите страницу при живой сети. Не помогло: возьмите свежий Chrome, Edge или Firefox, не в режиме инкогнито.",
    },
  },
  write: {
    title: "Запись действия на диск",
    help: {
      warn: "Диск отвечает медленно: закройте лишние программы.",
      fail: "Браузер не может писать на диск: освободите место и выйдите из режима инкогнито.",
    },
  },
  quota: {
    title: "Свободное место для журнала",
    help: {
      warn: "Браузер не сообщает, сколько места осталось.",
      fail: "Нужно больше 100 МБ: освободите место.",
    },
  },
  persist: {
    title: "Браузер не сотрёт журнал сам",
    help: {
      warn: "Браузер не обещает хранить данные. Добавьте сайт в закладки или на главный экран и проверьте ещё раз.",
      fail: "Браузер не умеет хранить данные надолго.",
    },
  },
  time: {
    title: "Время сервера",
    help: {
      warn: "Связь медленная: секунды на табло будут со знаком «≈».",
      fail: "Сервер не отвечает: проверьте сеть.",
    },
  },
  server: {
    title: "Пробное действие до сервера и обратно",
    help: { warn: "", fail: "Сервер не принял запрос: проверьте сеть и войдите заново." },
  },
  power: {
    title: "Питание",
    help: { warn: "Подключите зарядку.", fail: "Подключите зарядку." },
  },
  awake: {
    title: "Экран не погаснет во время схватки",
    help: {
      warn: "Браузер не умеет удерживать экран: отключите сон в настройках устройства.",
      fail: "Отключите сон в настройках устройства.",
    },
  },
} as const satisfies Readonly<Record<string, Words>>;

type CheckId = keyof typeof checkWords;
type Found = { readonly id: CheckId; readonly value?: number; readonly aheadMs?: number };

const SAME_MS = 50;

/** How this device's clock stands to the server's; it runs no bout, so any difference will do. */
function clockWords(aheadMs: number): string {
  if (Math.abs(aheadMs) < SAME_MS) return "часы совпадают";
  const seconds = `${formatNumber(Math.round(Math.abs(aheadMs) / 100) / 10)}\u00a0с`;
  return aheadMs > 0 ? `часы спешат на ${seconds}` : `часы отстают на ${seconds}`;
}

const VALUES: Partial<Record<CheckId, (value: number, aheadMs?: number) => string>> = {
  write: (ms) => `${formatNumber(ms)}\u00a0мс`,
  quota: (megabytes) => `${formatNumber(megabytes)}\u00a0МБ`,
  time: (ms, aheadMs) => `${clockWords(aheadMs ?? 0)}, туда и обратно ${formatNumber(ms)}\u00a0мс`,
  server: (ms) => `${formatNumber(ms)}\u00a0мс`,
  power: (percent) => `${formatNumber(percent)}\u00a0%`,
};

export const checkValue = (result: Found | undefined): string =>
  result?.value === undefined ? "" : (VALUES[result.id]?.(result.value, result.aheadMs) ?? "");
