export const errorWords = { prefix: "Error:", unknown: "Something went wrong" } as const;

/** By which whoever looks after the server finds what went wrong. */
export const requestCode = { label: "Request code:", copy: "Copy", copied: "Copied" } as const;

/** The words of a kind of error, for every text of it that has none of its own. */
export const ANY = "";

/** What a schema says of a field, by error name and message of the wire; a refusal of a rule has a code. */
export const apiErrors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ValidationError: {
    [ANY]: "The server did not accept this. Check what you entered",
    "identifier is a required field": "Enter your email or username",
    "password is a required field": "Enter your password",
    "email must be a valid email": "Enter the full email, for example ivan@example.com",
    "password must be at least 6 characters": "The password needs at least 6 characters",
    "Password must be less than 73 bytes": "The password is too long",
    "Password is too common, please choose another one": "This password is easy to guess. Choose another",
    "Passwords do not match": "The passwords do not match",
    "username must be at least 3 characters": "The username needs at least 3 characters",
    "username must be at most 100 characters": "The username is too long",
    "username has forbidden characters": "The username has invisible characters. Type it again",
    "has forbidden characters": "There are invisible characters here. Type it again",
    "username is a required field": "Choose a username",
    "email must be at most 254 characters": "No email is that long",
    "email is a required field": "Enter your email",
    "code is a required field": "Enter the code",
  },
  ApplicationError: { [ANY]: "The request was not carried out" },
  BadRequestError: { [ANY]: "The server did not accept this. Check what you entered" },
  SyntaxError: { [ANY]: "The server did not accept this. Check what you entered" },
  PaginationError: { [ANY]: "There is no page with this number" },
  UnauthorizedError: { [ANY]: "Your session has ended, sign in again" },
  ForbiddenError: { [ANY]: "No access" },
  PolicyError: { [ANY]: "No access" },
  NotFoundError: { [ANY]: "Not found" },
  ConflictError: { [ANY]: "The data has changed. Reload the page and try again" },
  PayloadTooLargeError: { [ANY]: "The request is too large" },
  RateLimitError: { [ANY]: "Too many attempts. Wait a minute and try again" },
  InternalServerError: { [ANY]: "Something broke on the server. Try again in a minute" },
  NotImplementedError: { [ANY]: "The server cannot do this" },
  ServiceUnavailableError: {
    [ANY]: "The server is not responding. Try again in a minute",
    "The disk of the server is full: nothing was written":
      "The server’s disk is full and nothing was saved. Free some space and try again",
  },
  UnknownError: {
    "Failed to fetch": "No connection to the server",
    "NetworkError when attempting to fetch resource.": "No connection to the server",
    "Load failed": "No connection to the server",
  },
};

/** Who answered was not our server. */
export const proxyError = (status: number): string =>
  status < 500
    ? `The request was not accepted, code ${status}. Tell the organiser.`
    : "The server is not responding. Try again in a minute.";
