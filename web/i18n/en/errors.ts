export const errorWords = { prefix: "Ошибка:", unknown: "Что-то пошло не так" } as const;

/** By which whoever looks after the server finds what went wrong. */
export const requestCode = { label: "Код обращения:", copy: "Скопировать", copied: "Скопировано" } as const;

/** The words of a kind of error, for every text of it that has none of its own. */
export const ANY = "";

/** What a schema says of a field, which stays English on the wire, by error name and message; a refusal of a rule has a code. */
export const apiErrors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ValidationError: {
    [ANY]: "Сервер этого не принял. Проверьте введённое",
    "identifier is a required field": "Введите почту или логин",
    "password is a required field": "Введите пароль",
    "email must be a valid email": "Введите почту полностью, например ivan@example.ru",
    "password must be at least 6 characters": "Пароль не короче 6 знаков",
    "Password must be less than 73 bytes": "Пароль слишком длинный",
    "Password is too common, please choose another one": "Такой пароль подберут первым. Придумайте другой",
    "Passwords do not match": "Пароли не совпадают",
    "username must be at least 3 characters": "Логин не короче 3 знаков",
    "username must be at most 100 characters": "Логин слишком длинный",
    "username has forbidden characters": "В логине есть знаки, которых не видно. Наберите его заново",
    "has forbidden characters": "Здесь есть знаки, которых не видно. Наберите заново",
    "username is a required field": "Придумайте логин",
    "email must be at most 254 characters": "Такой длинной почты не бывает",
    "email is a required field": "Введите почту",
    "code is a required field": "Введите код",
  },
  ApplicationError: { [ANY]: "Запрос не выполнен" },
  BadRequestError: { [ANY]: "Сервер этого не принял. Проверьте введённое" },
  SyntaxError: { [ANY]: "Сервер этого не принял. Проверьте введённое" },
  PaginationError: { [ANY]: "Неверный номер страницы" },
  UnauthorizedError: { [ANY]: "Сеанс закончился, войдите снова" },
  ForbiddenError: { [ANY]: "Доступ закрыт" },
  PolicyError: { [ANY]: "Доступ закрыт" },
  NotFoundError: { [ANY]: "Не найдено" },
  ConflictError: { [ANY]: "Данные уже изменились. Обновите страницу и повторите" },
  PayloadTooLargeError: { [ANY]: "Слишком большой запрос" },
  RateLimitError: { [ANY]: "Слишком много попыток. Подождите минуту и повторите" },
  InternalServerError: { [ANY]: "На сервере что-то сломалось. Повторите через минуту" },
  NotImplementedError: { [ANY]: "Сервер этого не умеет" },
  ServiceUnavailableError: {
    [ANY]: "Сервер не отвечает. Повторите через минуту",
    "The disk of the server is full: nothing was written":
      "На сервере кончилось место на диске, запись не сохранена. Освободите место и повторите",
  },
  UnknownError: {
    "Failed to fetch": "Нет связи с сервером",
    "NetworkError when attempting to fetch resource.": "Нет связи с сервером",
    "Load failed": "Нет связи с сервером",
  },
};

/** Who answered was not our server. */
export const proxyError = (status: number): string =>
  status < 500
    ? `Запрос не принят, код ${status}. Сообщите организатору.`
    : "Сервер не отвечает. Повторите через минуту.";
