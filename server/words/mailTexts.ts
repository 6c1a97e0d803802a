export type MailTexts = {
  readonly subject: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  readonly button: string;
  /** Paragraphs after it. */
  readonly after: readonly string[];
};
