/** What a mail is about and what its text needs; the words are in the templates. */
export type Mail = {
  readonly to: string;
  readonly about:
    | { readonly kind: "reset"; readonly username: string; readonly link: string }
    | { readonly kind: "confirmation"; readonly username: string; readonly link: string }
    | { readonly kind: "already-registered"; readonly username: string; readonly link: string }
    | { readonly kind: "password-changed"; readonly username: string; readonly link: string }
    | { readonly kind: "second-factor-on"; readonly username: string; readonly link: string }
    | { readonly kind: "second-factor-off"; readonly username: string; readonly link: string }
    | { readonly kind: "recovery-code-used"; readonly username: string; readonly link: string }
    | { readonly kind: "application-answered"; readonly username: string; readonly link: string }
    | { readonly kind: "email-changed"; readonly username: string; readonly link: string };
};

export type MailKind = Mail["about"]["kind"];
