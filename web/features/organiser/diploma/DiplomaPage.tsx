import { useState } from "react";
import { pathOf } from "#contract/api/path.ts";
import type { DiplomaAnswer } from "#contract/paper/diploma.ts";
import { diplomaSheet } from "#contract/paper/diplomaSheet.ts";
import type { loadDiplomaPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";
import { locale } from "#texts/locale.ts";
import { diplomaWords as words } from "#texts/organiser/diploma.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm, type FormHandle } from "#web/kit/forms/useForm.ts";
import { Columns, Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { inOwnLanguage } from "#web/platform/browser/inOwnLanguage.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { PaperSheet } from "#web/sport/paper/PaperSheet.tsx";
import styles from "./diploma.module.css";
import {
  diplomaFields,
  diplomaOf,
  rawOfDiploma,
  type DiplomaFields,
  type PictureName,
} from "./diplomaFields.ts";
import { PictureField } from "#web/kit/fields/PictureField.tsx";

type Props = PageProps<typeof loadDiplomaPage> & { params: { readonly id: string } };
type Loaded = DiplomaAnswer & { readonly uuid: string };

/** The template all diplomas of an event are printed by (PD63). */
export function DiplomaPage({ loaderData, params }: Props) {
  if (loaderData !== undefined) return <Editor key={loaderData.uuid} {...loaderData} />;
  return (
    <Card>
      <EmptyState
        title={words.first}
        action={<Button href={`/organiser/events/${params.id}/competition`}>{words.toCompetition}</Button>}
      >
        {words.firstText}
      </EmptyState>
    </Card>
  );
}

function Editor({ uuid, diploma, usual, sample }: Loaded) {
  const api = useBackgroundApi();
  const reload = useReload();
  const [fields] = useState(() => diplomaFields(sample));
  const form = useForm(fields, {
    initial: rawOfDiploma(diploma),
    draftKey: `draft:diploma:${uuid}`,
    onSubmit: async (values) => {
      await api.papers.saveDiploma(uuid, { data: diplomaOf(values) }, { locale });
      showToast({ type: "success", message: words.saved });
      await reload();
    },
  });
  return (
    <Columns aside={440}>
      <Form form={form}>
        <Card heading={words.title} lead={words.lead}>
          <CardBody>
            <FormField form={form} name="layout" />
          </CardBody>
        </Card>
        <Texts form={form} known={Object.keys(sample)} />
        <Signers form={form} />
        <Printing form={form} />
        <Row gap={12} wraps justify="between">
          <Button variant="ghost" onClick={() => form.store.put(rawOfDiploma(usual))}>
            {words.usual}
          </Button>
          <FormField form={form} name="submit" />
        </Row>
      </Form>
      <Preview form={form} uuid={uuid} sample={sample} />
    </Columns>
  );
}

type PartProps = { form: FormHandle<DiplomaFields> };

function Texts({ form, known }: PartProps & { known: readonly string[] }) {
  return (
    <Card heading={words.texts} lead={words.textsLead}>
      <CardBody>
        <Stack gap={18}>
          <p className={styles.words} aria-label={words.words}>
            {known.map((word) => (
              <code key={word}>{`{${word}}`}</code>
            ))}
          </p>
          <Grid columns={2} phone={1} gap={18} align="start">
            <FormFields form={form} names={["organiser", "title", "degree", "lead", "name", "middleName"]} />
          </Grid>
          <FormFields form={form} names={["from", "body", "foot"]} />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Signers({ form }: PartProps) {
  return (
    <Card heading={words.signers}>
      <CardBody>
        <Grid columns={2} phone={1} gap={18} align="start">
          <FormFields form={form} names={["post0", "post1", "name0", "name1"]} />
          <Picture form={form} name="picture0" hint={words.signatureHint} />
          <Picture form={form} name="picture1" hint={words.signatureHint} />
        </Grid>
      </CardBody>
    </Card>
  );
}

function Printing({ form }: PartProps) {
  return (
    <Card heading={words.print}>
      <CardBody>
        <Stack gap={18}>
          <Picture form={form} name="logo" hint={words.logoHint} />
          <Picture form={form} name="background" hint={words.backgroundHint} />
          <FormField form={form} name="isTextOnly" />
          <Text size="small" tone="muted">
            {words.offset}
          </Text>
          <Grid columns={2} phone={1} gap={18} align="start">
            <FormFields form={form} names={["offsetX", "offsetY"]} />
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}

function Picture({ form, name, hint }: PartProps & { name: PictureName; hint: string }) {
  return (
    <PictureField
      label={form.fields[name].label}
      hint={hint}
      address={form.store.values()[name]}
      onChange={(address) => form.store.put(new Map([[name, address]]))}
    />
  );
}

/** Follows every key; the file is made of what stands in the form, saved or not. */
function Preview({ form, uuid, sample }: PartProps & Pick<Loaded, "uuid" | "sample">) {
  const download = useDownload(words.trialFailed);
  const diploma = diplomaOf(form.store.values());
  const path = inOwnLanguage(pathOf("/competitions/uuid/:uuid/papers/diploma/trial", uuid));
  return (
    <Card heading={words.preview} lead={words.previewLead} className={styles.preview}>
      <CardBody>
        <Stack gap={16}>
          <PaperSheet sheet={diplomaSheet(diploma, sample)} label={words.sample} className={styles.sheet} />
          <ActButton variant="secondary" onPress={() => download(path, words.trialFile, { data: diploma })}>
            {words.trial}
          </ActButton>
        </Stack>
      </CardBody>
    </Card>
  );
}
