import type { ReactNode } from "react";
import { pathOf } from "#contract/api/path.ts";
import { Erasure } from "./Erasure.tsx";
import { EmailForm, UsernameForm } from "./NameForms.tsx";
import { FactorReset } from "./FactorReset.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { ProgramToken } from "./ProgramToken.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { Grid, Row } from "#web/kit/layout/layout.tsx";
import styles from "./account.module.css";
import { account } from "#texts/account/account.ts";
import { secondFactor } from "#texts/account/secondFactor.ts";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { loadAccountPage } from "./loadAccountPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Text } from "#web/kit/Text.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { MailLanguage, NoticeWish } from "./NoticeWish.tsx";
import type { User } from "#contract/event/content.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { newPassword, repeatedPassword } from "./newPasswordFields.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { auth } from "#texts/account/auth.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { TextLink } from "#web/kit/TextLink.tsx";
import { currentPassword } from "./currentPassword.ts";

export function AccountPage({ loaderData }: PageProps<typeof loadAccountPage>) {
  const { user, places, factor, notices } = loaderData;
  return (
    <>
      <PageTitle title={account.title} lead={account.about} />
      <Grid columns={2} tablet={1} gap={24} align="start">
        <Section title={account.names.title}>
          <UsernameForm user={user} />
          <EmailForm user={user} />
          <NoticeWish isWished={notices.mail} />
          <MailLanguage chosen={notices.locale} />
        </Section>
        <Section title={account.password.title}>
          <PasswordForm user={user} />
        </Section>
        {factor.isOn || factor.canTurnOn ? (
          <Section title={secondFactor.title}>
            <SecondFactor user={user} factor={factor} />
          </Section>
        ) : null}
        {user.role?.type === "admin" ? (
          <Section title={secondFactor.reset.title}>
            <FactorReset />
          </Section>
        ) : null}
        <Section title={account.data.title}>
          <DataDownload />
        </Section>
        <Section title={account.erase.title}>
          <Erasure user={user} />
        </Section>
        <Section title={account.places.title} isWide>
          <PlaceList places={places} />
          {user.provider === "local" ? <ProgramToken /> : null}
        </Section>
      </Grid>
    </>
  );
}

type SectionProps = { title: string; isWide?: boolean; children: ReactNode };

function Section({ title, isWide = false, children }: SectionProps) {
  return (
    <Card className={cx(styles.body, isWide && styles.wide)} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Card>
  );
}

const FILES = [
  { path: inOwnLanguage(pathOf("/auth/export.pdf")), name: account.data.paper, label: account.data.download },
  { path: pathOf("/auth/export"), name: account.data.file, label: account.data.downloadRaw },
] as const;

/** Everything that is kept, as a file: one to read, one for programs (AU66). */
function DataDownload() {
  const download = useDownload(account.data.failed);
  return (
    <>
      <Text tone="secondary">{account.data.about}</Text>
      <Text size="small" tone="muted">
        {account.data.forWhom}
      </Text>
      <Row gap={12} align="stretch" wraps>
        {FILES.map(({ path, name, label }) => (
          <ActButton key={path} variant="secondary" onPress={() => download(path, name)}>
            {label}
          </ActButton>
        ))}
      </Row>
    </>
  );
}

const FIELDS = defineForm({
  currentPassword: currentPassword(account.password.current, account.password.currentMissing),
  password: { ...newPassword, label: auth.fields.newPassword },
  passwordConfirmation: repeatedPassword,
  submit: { kind: "submit", label: account.password.save },
});

function PasswordForm({ user }: { user: User }) {
  const { changePassword } = useWaysIn();
  const form = useForm(FIELDS, {
    otherwise: "currentPassword",
    onSubmit: async ({ currentPassword, password, passwordConfirmation }) => {
      await changePassword({ currentPassword, password, passwordConfirmation });
      showToast({ type: "success", message: account.password.saved });
      form.store.reset();
    },
  });
  if (user.provider !== "local")
    return (
      <>
        <Text tone="secondary">{account.password.none}</Text>
        <TextLink href="/auth/forget">{account.password.toForget}</TextLink>
      </>
    );
  return (
    <Form form={form} hasSummary={false}>
      <Text tone="secondary">{account.password.about}</Text>
      <FormFields form={form} names={["currentPassword", "password", "passwordConfirmation", "submit"]} />
    </Form>
  );
}
