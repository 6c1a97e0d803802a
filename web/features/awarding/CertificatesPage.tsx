import { pathOf } from "#contract/api/path.ts";
import { diplomaSheet } from "#contract/paper/diplomaSheet.ts";
import { awarding } from "#texts/awarding.ts";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PaperSheet } from "#web/sport/paper/PaperSheet.tsx";
import styles from "./CertificatesPage.module.css";
import type { loadCertificatesPage } from "./loadPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const text = awarding.certificates;

type Props = PageProps<typeof loadCertificatesPage> & {
  params: { readonly categoryUuid: string; readonly uuid: string };
};

/** The certificates of a podium as they come out of the printer; each is also a file. */
export function CertificatesPage({ loaderData: { category, diploma, people }, params }: Props) {
  const download = useDownload(text.failed);
  const path = pathOf("/categories/:uuid/certificates.pdf", params.categoryUuid);
  return (
    <Stack gap={20} className={styles.page}>
      <h1 className={styles.title}>
        {text.title}: {category}
      </h1>
      <Row gap={12} align="stretch" wraps className={styles.bar}>
        <Button variant="secondary" href={`/competition/${params.uuid}/awarding/${params.categoryUuid}`}>
          <Icon name="back" />
          {text.back}
        </Button>
        <ActButton variant="secondary" onPress={() => download(inOwnLanguage(path), text.file)}>
          <Icon name="doc" />
          {text.pdf}
        </ActButton>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {text.print}
        </Button>
      </Row>
      <Grid as="ol" least={420} isFilled gap={20} className={styles.sheets}>
        {people.map((one) => (
          <li key={one.fighter}>
            <PaperSheet
              sheet={diplomaSheet(diploma, one.values)}
              label={text.sheet(one.name)}
              className={styles.sheet}
            />
            <ActButton
              className={styles.single}
              size="sm"
              variant="ghost"
              onPress={() => download(inOwnLanguage(`${path}?fighter=${one.fighter}`), text.file)}
            >
              {text.one(one.name)}
            </ActButton>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
