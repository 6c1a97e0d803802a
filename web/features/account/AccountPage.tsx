import type { ReactNode } from "react";
import { DataDownload } from "./DataDownload.tsx";
import { Erasure } from "./Erasure.tsx";
import { EmailForm, UsernameForm } from "./NameForms.tsx";
import { NoticeWish } from "./NoticeWish.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { FactorReset } from "./FactorReset.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import styles from "./account.module.css";
import { account } from "#web/i18n/ru/account/account.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { loadAccountPage } from "./loadAccountPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function AccountPage({ loaderData }: PageProps<typeof loadAccountPage>) {
  const { user, places, factor, wantsMail } = loaderData;
  return (
    <>
      <PageTitle title={account.title} lead={account.about} />
      <Grid columns={2} tablet={1} gap={24} align="start">
        <Section title={account.names.title}>
          <UsernameForm user={user} />
          <EmailForm user={user} />
          <NoticeWish isWished={wantsMail} />
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
