export const errorWords = { prefix: "Ошибка:", unknown: "Что-то пошло не так" } as const;

/** The words of a kind of error, for every text of it that has none of its own. */
export const ANY = "";

/** Texts of the API, which stay English on the wire, by error name and message. */
export const apiErrors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ValidationError: {
    [ANY]: "Сервер этого не принял. Проверьте введённое",
    "Invalid identifier or password": "Неверный логин или пароль",
    "identifier is a required field": "Введите почту или логин",
    "password is a required field": "Введите пароль",
    "email must be a valid email": "Введите почту полностью, например ivan@example.ru",
    "password must be at least 6 characters": "Пароль не короче 6 знаков",
    "Password must be less than 73 bytes": "Пароль слишком длинный",
    "Password is too common, please choose another one": "Такой пароль подберут первым. Придумайте другой",
    "Passwords do not match": "Пароли не совпадают",
    "Somebody in the list is no referee": "Кто-то из списка больше не судья. Сохраните без него",
    "The competition has no such mat": "Такого ковра больше нет. Проверьте и сохраните снова",
    "username must be at least 3 characters": "Логин не короче 3 знаков",
    "username must be at most 100 characters": "Логин слишком длинный",
    "username has forbidden characters": "В логине есть знаки, которых не видно. Наберите его заново",
    "username is a required field": "Придумайте логин",
    "email must be at least 6 characters": "Введите почту полностью, например ivan@example.ru",
    "email must be at most 254 characters": "Такой длинной почты не бывает",
    "email is a required field": "Введите почту",
    "Incorrect code provided": "Ссылка уже использована или устарела",
    "This attribute must be unique": "Такое значение уже есть",
    "The provided code is invalid": "Код не подошёл. Дождитесь нового и введите его",
    "code is a required field": "Введите код",
    "A second factor is for referees and admins": "Вход с кодом есть у судей и администраторов",
    "The second factor is already on": "Вход с кодом уже включён",
    "The second factor is off": "Вход с кодом выключен",
    "User not found": "Такого аккаунта нет",
    "The own second factor is turned off with a code": "Свой вход с кодом выключают кодом, в разделе рядом",
    "The provided current password is invalid": "Текущий пароль неверен",
    "Your new password must be different than your current password":
      "Новый пароль должен отличаться от текущего",
    "Invalid callback URL provided": "Неверный адрес возврата",
    "statusReason must be defined.": "Укажите причину: она останется в журнале",
    "There is no room left for more files of this account":
      "Место для ваших файлов кончилось. Удалите лишние",
    "The athlete has already applied": "Этот спортсмен уже заявлен в эту категорию",
    "A profile cannot be merged with itself": "Это один и тот же профиль. Выберите другой",
    "Files are empty": "Файл пустой. Выберите другой",
    "Publish the event first": "Сначала опубликуйте турнир",
    "The category is already drawn": "Жеребьёвка категории уже прошла. Обратитесь в секретариат",
    "username must not be another email": "Логином не может быть чужая почта",
  },
  ApplicationError: {
    [ANY]: "Запрос не выполнен",
    "Your account email is not confirmed": "Подтвердите почту: мы отправили вам письмо",
    "Your account has been blocked by an administrator": "Учётная запись заблокирована администратором",
    "A second factor is required": "Введите код из приложения",
    "The sign-in has expired, please start again": "Вход не завершился вовремя. Начните заново",
    "This provider is disabled": "Такой способ входа выключен",
    "The last admin must stay an admin": "Это единственный администратор: сначала назначьте другого",
    "Username already taken": "Такой логин уже занят",
    "Email already taken": "Такая почта уже занята",
    "Email or Username are already taken": "Такая почта или логин уже заняты",
    "Register action is currently disabled": "Регистрация сейчас закрыта",
    "Error sending confirmation email": "Не удалось отправить письмо",
    "Already confirmed": "Почта уже подтверждена",
    "User blocked": "Учётная запись заблокирована",
    "Email was not available.": "Провайдер не сообщил почту",
    "Email is already taken.": "Такая почта уже занята",
    "At least one category must be drawn": "Сначала проведите жеребьёвку хотя бы одной категории",
    "The competition has no carpet": "Сначала добавьте хотя бы один ковёр",
    "Not everything is decided":
      "Не все категории завершены. Закрыть досрочно может администратор, указав причину",
    "The competition cannot take this status": "Из этого состояния соревнование так не перевести",
  },
  BadRequestError: { [ANY]: "Сервер этого не принял. Проверьте введённое" },
  SyntaxError: { [ANY]: "Сервер этого не принял. Проверьте введённое" },
  PaginationError: { [ANY]: "Неверный номер страницы" },
  UnauthorizedError: {
    [ANY]: "Сеанс закончился, войдите снова",
  },
  ForbiddenError: {
    [ANY]: "Доступ закрыт",
    "Only an admin may do this": "Это может только администратор",
    "Registration is closed": "Приём заявок закрыт",
    "The application can no longer be withdrawn": "Эту заявку уже нельзя отозвать. Обратитесь к организатору",
  },
  PolicyError: { [ANY]: "Доступ закрыт" },
  NotFoundError: { [ANY]: "Не найдено" },
  ConflictError: {
    [ANY]: "Данные уже изменились. Обновите страницу и повторите",
    "The entry is still in use": "Это ещё используется, удалить нельзя",
    "The competition is closed": "Соревнование закрыто, менять его нельзя",
    "Somebody else has changed the referees": "Судей уже изменил другой администратор. Теперь список такой",
  },
  PayloadTooLargeError: { [ANY]: "Слишком большой запрос" },
  RateLimitError: { [ANY]: "Слишком много попыток. Подождите минуту и повторите" },
  InternalServerError: { [ANY]: "На сервере что-то сломалось. Повторите через минуту" },
  NotImplementedError: { [ANY]: "Сервер этого не умеет" },
  ServiceUnavailableError: { [ANY]: "Сервер не отвечает. Повторите через минуту" },
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
