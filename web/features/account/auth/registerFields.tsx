import type { ReactNode } from "react";
import { CONSENT_PAGES, currentConsents } from "#contract/entry/consent.ts";
import type { NewAccount } from "#contract/account/account.ts";
import { defineForm, type Values } from "#web/kit/forms/fields.ts";
import { email, own, required, saying } from "#web/kit/forms/rules.ts";
import { auth } from "#texts/account/auth.ts";
import { newTab } from "#texts/general.ts";
import { locale } from "#texts/locale.ts";
import { nameRule } from "#web/sport/person/nameRule.ts";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./AuthForm.module.css";
import { newPassword, repeatedPassword } from "#web/features/account/newPasswordFields.ts";

const { register: words } = auth;

export const REGISTER_FIELDS = defineForm({
  lastName: {
    kind: "text",
    label: words.lastName,
    autoComplete: "family-name",
    rules: [saying(required, words.lastNameMissing), nameRule(words.lastName)],
  },
  firstName: {
    kind: "text",
    label: words.firstName,
    autoComplete: "given-name",
    rules: [saying(required, words.firstNameMissing), nameRule(words.firstName)],
  },
  middleName: {
    kind: "text",
    label: words.middleName,
    autoComplete: "additional-name",
    aside: words.optional,
    rules: [nameRule(words.middleName)],
  },
  phone: {
    kind: "tel",
    label: words.phone,
    autoComplete: "tel",
    hint: words.phoneHint,
    aside: words.optional,
    rules: [own((value) => (isPhone(value) ? undefined : words.phoneWrong))],
  },
  email: {
    kind: "text",
    type: "email",
    label: auth.fields.email,
    autoComplete: "email",
    rules: [saying(required, auth.fields.emailMissing), saying(email, auth.fields.emailIncomplete)],
  },
  password: { ...newPassword, label: auth.fields.password },
  passwordConfirmation: repeatedPassword,
  rules: {
    kind: "checkbox",
    label: `${words.agreeRules} ${words.rules}`,
    labelNode: <Consent to={CONSENT_PAGES.rules} says={words.agreeRules} linked={words.rules} />,
    rules: [saying(required, words.rulesMissing)],
  },
  processing: {
    kind: "checkbox",
    label: `${words.agreeProcessing} ${words.processing}`,
    labelNode: (
      <Consent to={CONSENT_PAGES.processing} says={words.agreeProcessing} linked={words.processing} />
    ),
    rules: [saying(required, words.processingMissing)],
  },
  publication: {
    kind: "checkbox",
    label: `${words.agreePublication} ${words.publication}`,
    labelNode: (
      <Consent to={CONSENT_PAGES.publication} says={words.agreePublication} linked={words.publication}>
        {words.publicationHint}
      </Consent>
    ),
  },
  submit: { kind: "submit", label: words.submit },
});

/** Signs in by the address until a login of one's own is chosen; each consent is a record of its own. */
export function accountOf(values: Values<typeof REGISTER_FIELDS>, refCode: string | undefined): NewAccount {
  const { lastName, firstName, middleName, phone, password } = values;
  const given = (["rules", "processing", "publication"] as const).filter((kind) => values[kind]);
  return {
    username: values.email.toLowerCase(),
    email: values.email,
    password,
    lastName,
    firstName,
    ...(middleName !== "" && { middleName }),
    ...(phone !== "" && { phone }),
    ...(refCode !== undefined && { refCode }),
    consents: currentConsents(given),
    locale,
  };
}

const isPhone = (value: unknown) => typeof value === "string" && value.replaceAll(/\D/g, "").length >= 10;

type ConsentProps = { to: string; says: string; linked: string; children?: ReactNode };

/** In a tab of its own: what was typed must not be lost to reading. */
function Consent({ to, says, linked, children }: ConsentProps) {
  return (
    <>
      {says}{" "}
      <TextLink href={to} target="_blank">
        {linked}
        <VisuallyHidden>, {newTab}</VisuallyHidden>
      </TextLink>
      {children === undefined ? null : <span className={styles.note}>{children}</span>}
    </>
  );
}
