export const errorScreens = {
  403: {
    title: "No access",
    advice:
      "Your account has no rights to this section. If you need them, ask the organiser of the competition or sign in with another account.",
  },
  404: {
    title: "Page not found",
    advice:
      "The link is out of date, or the event is not published yet. Go to the home page: live competitions are there.",
  },
  500: {
    title: "Internal error",
    advice:
      "Something broke on the server. Try again in a minute. Scores of bouts are kept on the tablets at the mats.",
  },
  503: {
    title: "Server temporarily unavailable",
    advice:
      "The database is not responding right now. Try again in a minute. Scores of bouts are kept on the tablets at the mats.",
  },
} as const;

/** Of a page of an event where who asks has no role any more. */
export const roleTakenAdvice =
  "Your role at this competition was removed. For the rest, contact the organiser.";

/** A page that could not be fetched because there is no network. */
export const offlineScreen = {
  code: "Offline",
  title: "No network",
  advice: "The page will open as soon as the network is back. Saved pages are available now.",
  retry: "Try again",
} as const;
