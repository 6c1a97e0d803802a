import { plural } from "../plural.ts";

const NBSP = "\u00a0";

export const secondFactor = {
  step: {
    title: "Sign-in code",
    lead: "Open your authenticator app and enter the six digits for Kover.",
    code: "Code from the app",
    hint: "No phone at hand? Enter one of your recovery codes.",
    missing: "Enter the code",
    submit: "Sign in",
    again: "Start again",
  },
  title: "Two-step sign-in",
  about:
    "Besides the password, signing in needs a code from an app on your phone. A stolen password is then not enough to referee in your name.",
  noPassword: "Set a password through “Forgot your password?” first: two-step sign-in needs it.",
  off: "Off",
  on: (moment: string) => `Turned on: ${moment}`,
  left: (count: number) =>
    count === 0
      ? "No recovery codes left. Turn two-step sign-in off and on again to get new ones."
      : `${count}${NBSP}${plural(count, "recoveryCode")} left.`,
  begin: {
    password: "Current password",
    passwordMissing: "Enter your password to turn on two-step sign-in",
    submit: "Turn on",
  },
  scan: {
    title: "Add Kover to the app",
    steps: [
      "Open an authenticator app: Yandex Key, Google Authenticator or any other.",
      "Point the camera at the picture or enter the key by hand.",
      "Enter the six digits the app shows.",
    ],
    picture: "Picture for the authenticator app",
    secret: "Key to enter by hand",
    code: "Code from the app",
    codeMissing: "Enter the six digits from the app",
    submit: "Confirm",
    cancel: "Cancel",
  },
  codes: {
    title: "Save your recovery codes",
    about: "Each replaces a code from the app once. We will not show them again.",
    list: "Recovery codes",
    save: "Download",
    copy: "Copy",
    copied: "Codes copied",
    notCopied: "The browser did not allow copying. Download the codes or write them down",
    file: "kover-recovery-codes.txt",
    done: "Codes saved",
  },
  disable: {
    open: "Turn off",
    ask: "Turn off two-step sign-in?",
    text: "The password alone will be enough to sign in again. Recovery codes will stop working.",
    password: "Current password",
    passwordMissing: "Enter your password",
    code: "Code from the app or recovery code",
    codeMissing: "Enter the code",
    submit: "Turn off",
    done: "Two-step sign-in is off",
  },
  reset: {
    title: "Reset two-step sign-in",
    about:
      "If a referee has lost both the phone and the recovery codes. Make sure it is really them asking. They will get an email.",
    identifier: "Referee’s email or username",
    identifierMissing: "Enter the email or username",
    password: "Your password",
    passwordMissing: "Enter your password",
    submit: "Reset",
    done: "Two-step sign-in reset",
  },
} as const;
