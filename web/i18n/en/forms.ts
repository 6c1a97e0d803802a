import { pluralGenitive } from "./plural.ts";

const FIELD_COUNTS: Readonly<Record<number, string>> = {
  2: "two fields",
  3: "three fields",
  4: "four fields",
  5: "five fields",
};

/** What a rule of a form says; the field's label stands in quotation marks. */
export const forms = {
  required: (label: string) => `Fill in “${label}”`,
  email: () => "Enter the full email, for example ivan@example.com",
  number: (label: string) => `“${label}”: enter a number, for example 78.4`,
  confirm: (label: string) => `“${label}”: the values do not match`,
  url: () => "Enter the full address, for example https://example.com",
  min: (label: string, { bound, isCount }: { bound: number; isCount: boolean }) =>
    isCount ? `“${label}”: choose at least ${bound}` : `“${label}”: at least ${bound}`,
  max: (label: string, { bound, isCount }: { bound: number; isCount: boolean }) =>
    isCount ? `“${label}”: choose no more than ${bound}` : `“${label}”: no more than ${bound}`,
  length: (label: string, { min, max }: { min: number; max: number | undefined }) =>
    max === undefined
      ? `“${label}”: at least ${min} ${pluralGenitive(min, "sign")}`
      : min === 0
        ? `“${label}”: no more than ${max} ${pluralGenitive(max, "sign")}`
        : `“${label}”: from ${min} to ${max} ${pluralGenitive(max, "sign")}`,
  date_after: (label: string, { date }: { date: string | undefined }) =>
    date === undefined ? `“${label}”: the date must be in the future` : `“${label}”: a date after ${date}`,
  /** Over a form that was refused; the fields below say what is wrong with them. */
  incomplete: (count: number) =>
    count === 1 ? "Check one field" : `Check ${FIELD_COUNTS[count] ?? "all fields"}`,
  sending: "Sending",
  unsaved: "There are unsaved changes",
  draft: {
    kept: (time: string) => `Draft saved at ${time}`,
    restored: "We brought back what you had not sent.",
    discard: "Start over",
    left: "You left without saving. What you entered is waiting on that page: go back and save it.",
  },
} as const;

/** The searchable select. */
export const selectWords = {
  placeholder: "Choose from the list",
  search: "Search",
  clear: "Clear",
  open: "Open the list",
  remove: (label: string) => `Remove: ${label}`,
  chosen: (count: number) => `Chosen: ${count}`,
  loading: "Loading…",
  noResults: "Nothing found",
  empty: "The list is empty",
  failed: "The list did not load",
  again: "Try again",
  choose: "choose",
  take: "take",
} as const;

/** The dialog of an act, where it has no better words of its own. */
export const actDialog = {
  cancel: "Cancel",
  close: "Close",
  /** Of a dialog in which much was typed. */
  losing: "What you entered is not saved and will be lost.",
  lose: "Close without saving",
  stay: "Go back",
} as const;

/** Whoever leaves something unsaved is asked. */
export const leaving = {
  title: "Leave without saving?",
  lost: "What you have typed on this page is not saved and will be lost.",
  kept: "What you have typed is not saved. It stays on this device as a draft.",
  stay: "Stay",
  leave: "Leave without saving",
} as const;

/** A time of day as people type it (DY48). */
export const typedTime = {
  hint: "9.30, 9:30, 0930 or 9",
  bad: "Write the time like this: 9.30",
  reversed: "The end is before the start",
};

export const pictureField = {
  choose: "Upload",
  replace: "Replace",
  remove: "Remove",
  tooLarge: "The file is too large: 5 MB at most. Make the picture smaller and upload it again",
  wrongType: "Only a PNG, JPEG or WebP picture will do",
  failed: "The picture did not upload. Check the connection and try again",
  sending: "The picture is uploading",
};

export const documentField = {
  tooLarge: "The file is too large: 10 MB at most. Make it smaller or give a link",
  wrongType: "A PDF, DOCX, XLSX or a PNG, JPEG, WebP picture will do",
  failed: "The file did not upload. Check the connection and try again",
  sending: "The file is uploading",
};
