import type { ReactNode } from "react";
import { DataDownload } from "#web/features/account/DataDownload.tsx";
import { Erasure } from "#web/features/account/Erasure.tsx";
import { EmailForm, UsernameForm } from "#web/features/account/NameForms.tsx";
import { NoticeWish } from "#web/features/account/NoticeWish.tsx";
import { PasswordForm } from "#web/features/account/PasswordForm.tsx";
import { FactorReset } from "#web/features/account/FactorReset.tsx";
import { PlaceList } from "#web/features/account/PlaceList.tsx";
import { SecondFactor } from "#web/features/account/SecondFactor.tsx";
import styles from "#web/features/account/account.module.css";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { account } from "#web/i18n/ru/account/account.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { Card } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/account.ts";

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const [user, places, factor, notices] = await Promise.all([
    answerOf(api.auth.me()),
    answerOf(api.account.places()),
    answerOf(api.account.secondFactor()),
    answerOf(api.notices.wished()),
  ]);
  return { user, places, factor, wantsMail: notices.data.mail };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: account.title });

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { user, places, factor, wantsMail } = loaderData;
  return (
    <>
      <PageTitle title={account.title} lead={account.about} />
      <div className={styles.sections}>
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
      </div>
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
