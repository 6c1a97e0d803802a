export type MailTexts = {
  readonly subject: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  readonly button: string;
  /** Paragraphs after it. */
  readonly after: readonly string[];
};

export type MailKind =
  | "reset"
  | "confirmation"
  | "already-registered"
  | "password-changed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-code-used"
  | "email-changed";

/** What an organiser answered to an application, and to a claim on results. */
export type ApplicationAnswer = "accepted" | "rejected" | "asked" | "message";
export type ClaimAnswer = "accepted" | "rejected" | "reopened";
