import type { Partner } from "#contract/event/content.ts";
import { Stack } from "#web/kit/layout/layout.tsx";
import { resolveTarget } from "#web/platform/browser/resolveTarget.ts";
import { content } from "#texts/content.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./PartnersPage.module.css";
import type { loadPartnersPage } from "./loadPartnersPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const words = content.partners;

export function PartnersPage({ loaderData: { partners } }: PageProps<typeof loadPartnersPage>) {
  return (
    <Wrap>
      <PageTitle title={words.title} lead={words.lead} />
      {partners.length === 0 ? (
        <Card>
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        </Card>
      ) : (
        [...Map.groupBy(partners, ({ level }) => level)].map(([level, ranked]) => (
          <Level key={level} title={level === null ? words.others : words.level(level)} partners={ranked} />
        ))
      )}
      <Card className={styles.become}>
        <CardBody>
          <Heading level={2} look="h3">
            {words.become}
          </Heading>
          <Text tone="secondary">{words.becomeText}</Text>
          <TextLink href="/">{words.toEvents}</TextLink>
        </CardBody>
      </Card>
    </Wrap>
  );
}

function Level({ title, partners }: { title: string; partners: readonly Partner[] }) {
  return (
    <Stack as="section" gap={14} className={styles.level}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.grid}>
        {partners.map((partner) => (
          <li key={partner.id}>
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function PartnerCard({ partner }: { partner: Partner }) {
  const site = partner.url === null ? undefined : resolveTarget(partner.url, { allowExternal: true });
  return (
    <Card className={styles.card}>
      <CardBody className={styles.body}>
        {partner.logo === null ? (
          <ClubRoundel name={partner.name} size={56} />
        ) : (
          <img
            className={styles.logo}
            src={sizedPicture("small", partner.logo)}
            alt=""
            width={96}
            height={56}
            loading="lazy"
          />
        )}
        <div>
          <Heading level={3}>{partner.name}</Heading>
          {partner.description === null ? null : <Text tone="secondary">{partner.description}</Text>}
          {site?.kind === "external" ? (
            <TextLink href={site.url} rel="sponsored noopener" target="_blank">
              {words.site}
            </TextLink>
          ) : null}
        </div>
      </CardBody>
    </Card>
  );
}
