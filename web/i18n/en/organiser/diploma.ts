import type { DiplomaLayout } from "#contract/paper/diploma.ts";

const layouts: Readonly<Record<DiplomaLayout, string>> = {
  mat: "Mat: portrait sheet",
  belt: "Belt: landscape sheet",
};

/** The page where an organiser makes the diploma of an event. */
export const diplomaWords = {
  title: "Diploma",
  lead: "One template for the whole event: the diplomas of all medallists are printed from it.",
  first: "Create the competition first",
  firstText: "Diplomas are printed for medallists of a competition, so it is needed before them.",
  toCompetition: "Rules and mats",
  layout: "Layout",
  layouts,
  texts: "Texts",
  textsLead:
    "Words in curly braces are replaced with data of the athlete and the event. What stands between asterisks is printed in bold. Empty lines are left out.",
  words: "Words you can insert",
  fields: {
    organiser: "Awarded by",
    title: "Title",
    degree: "Degree",
    lead: "Word before the name",
    name: "Name",
    middleName: "Patronymic",
    from: "From",
    body: "For what",
    foot: "Foot of the sheet",
  },
  signers: "Who signs",
  post: (at: number) => `Post ${at + 1}`,
  name: (at: number) => `Name ${at + 1}`,
  signature: (at: number) => `Signature picture ${at + 1}`,
  signatureHint:
    "A facsimile on a transparent background, PNG or WebP up to 5 MB. Without it there is room for a pen.",
  print: "Printing",
  background: "Own background",
  logo: "Logo",
  logoHint: "Goes above the words. At first it is the logo from “Look”",
  backgroundHint: "The whole A4 sheet to the edge, best 2480 × 3508 pixels: PNG, JPEG or WebP up to 5 MB.",
  isTextOnly: "Print only the text on ready-made blanks",
  offset: "If the printer shifts the sheet, move the text: right and down, a negative number left and up.",
  offsetX: "Shift right",
  offsetY: "Shift down",
  millimetres: "mm",
  offsetWrong: (most: number) => `A number from −${most} to ${most}`,
  unknown: (words: string) => `No such words: ${words}. The list of words is above the fields`,
  preview: "How the diploma looks",
  previewLead: "Shown for the athlete with the longest name.",
  sample: "Sample diploma",
  trial: "Download test diploma",
  trialFile: "test-diploma.pdf",
  trialFailed: "The file did not arrive. Check the connection and try again.",
  usual: "Restore the usual one",
  save: "Save diploma",
  saved: "Diploma saved",
} as const;
