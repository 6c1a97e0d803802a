import type { Partner } from "#contract/event/content.ts";
import { resolveTarget } from "#web/platform/browser/resolveTarget.ts";
import { content } from "#texts/content.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { SanitisedHtml } from "#web/kit/SanitisedHtml.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import styles from "./PartnersPage.module.css";
import type { loadPartnersPage } from "./loadPartnersPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const words = content.partners;

/** Who stands behind the events, the first tier larger than the others, and how to join them. */
export function PartnersPage({ loaderData: { partners, contacts } }: PageProps<typeof loadPartnersPage>) {
  const [first, ...others] = [...Map.groupBy(partners, ({ level }) => level)];
  return (
    <Wrap>
      <PageTitle title={words.title} lead={words.lead} />
      {first === undefined ? (
        <Card>
          <EmptyState title={words.none} action={<Button href="#become">{words.become}</Button>}>
            {words.noneText}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.grid}>
          {[first, ...others].flatMap(([level, ranked]) =>
            ranked.map((partner) => (
              <li key={partner.id} className={level === first[0] ? styles.leading : undefined}>
                <PartnerCard partner={partner} />
              </li>
            )),
          )}
        </ul>
      )}
      <Card className={styles.become} id="become">
        <CardBody>
          <div>
            <Heading level={2}>{words.become}</Heading>
            <Text tone="secondary">{words.becomeText}</Text>
          </div>
          <SanitisedHtml html={contacts} />
        </CardBody>
      </Card>
    </Wrap>
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
          <small className={styles.level}>
            {partner.level === null ? words.others : words.level(partner.level)}
          </small>
          <Heading level={2} look="h3">
            {partner.name}
          </Heading>
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
