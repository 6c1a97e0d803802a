import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import type { Season } from "#contract/season/season.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { seasonAdmin as words } from "#texts/organiser/seasonAdmin.ts";
import { formulaSentences } from "#texts/season/seasonWords.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import type { Declaration } from "#web/kit/forms/fields.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm, type FormHandle } from "#web/kit/forms/useForm.ts";
import { Columns, Grid, Stack } from "#web/kit/layout/layout.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import type { loadSeasonAdminPage } from "./loadSeasonAdmin.server.ts";
import {
  chosenEvents,
  coefficientName,
  draftOfSeason,
  formulaOf,
  rawOfSeason,
  seasonFields,
  takenName,
} from "./seasonFields.ts";
import styles from "./seasons.module.css";

const said = (message: string) => showToast({ type: "success", message });

export function SeasonAdminPage({ loaderData }: PageProps<typeof loadSeasonAdminPage>) {
  const { season, events, year } = loaderData;
  const title = season?.title ?? words.fresh;
  return (
    <>
      <PageTitle
        title={title}
        crumbs={
          <Crumbs
            label={organiser.menu}
            items={[
              { label: organiser.home.title, href: "/organiser" },
              { label: words.title, href: "/organiser/seasons" },
              { label: title },
            ]}
          />
        }
        actions={season === undefined ? null : <SeasonActs season={season} />}
      />
      <SeasonForm key={season?.documentId ?? "new"} {...{ season, events, year }} />
    </>
  );
}

function SeasonActs({ season }: { season: Season }) {
  const api = useBackgroundApi();
  const reload = useReload();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const publish = async () => {
    await api.seasons.update(season.documentId, { isPublished: !season.isPublished });
    said(season.isPublished ? words.hiddenDone : words.publishedDone);
    await reload();
  };
  return (
    <>
      <Button variant="secondary" href={`/season/${season.id}`}>
        {words.toPublic}
      </Button>
      <Button variant="ghost" onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      <ActButton variant={season.isPublished ? "secondary" : "primary"} onPress={publish}>
        {season.isPublished ? words.hide : words.publish}
      </ActButton>
      {isAsked ? (
        <ActDialog
          title={words.removeAsk(season.title)}
          confirm={words.removeShort}
          isDangerous
          isPersistent={false}
          onConfirm={async () => {
            await api.seasons.remove(season.documentId);
            said(words.removed);
            await navigate("/organiser/seasons");
          }}
          onClose={() => setIsAsked(false)}
        >
          <Text>{words.removeText}</Text>
        </ActDialog>
      ) : null}
    </>
  );
}

type FormProps = { season: Season | undefined; events: readonly OrganisedEvent[]; year: string };

function SeasonForm({ season, events, year }: FormProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  const navigate = useNavigate();
  const [fields] = useState(() => seasonFields(events, season === undefined ? words.create : words.save));
  const form = useForm(fields, {
    initial: rawOfSeason(season, events, year),
    draftKey: `draft:season:${season?.documentId ?? "new"}`,
    onSubmit: async (values) => {
      const draft = draftOfSeason(values, season, events);
      const { data } = await (season === undefined
        ? api.seasons.create(draft)
        : api.seasons.update(season.documentId, draft));
      said(words.saved);
      await (season === undefined ? navigate(`/organiser/seasons/${data.id}`) : reload());
    },
  });
  return (
    <Form form={form}>
      <Columns aside={400}>
        <Stack gap={24}>
          <Section title={words.sections.main}>
            <FormField form={form} name="title" />
            <Grid columns={2} phone={1} gap={18} align="start">
              <FormFields form={form} names={["startsOn", "endsOn"]} />
            </Grid>
          </Section>
          <Section title={words.sections.formula}>
            <FormField form={form} name="points" />
            <Grid columns={3} phone={1} gap={18} align="start">
              <FormFields form={form} names={["perWin", "bestStarts", "minEntrants"]} />
            </Grid>
            <FormFields form={form} names={["countsUnfought", "groupBy"]} />
          </Section>
          <Section title={words.sections.events}>
            <FormField form={form} name="choice" />
            {events.length === 0 ? <Text tone="secondary">{words.noEvents}</Text> : null}
            {events.map(({ id }) => (
              <div key={id} className={styles.event}>
                <FormField form={form} name={takenName(id)} />
                <FormField form={form} name={coefficientName(id)} />
              </div>
            ))}
          </Section>
        </Stack>
        <Stack gap={24}>
          <Preview form={form} events={events} />
          <FormField form={form} name="submit" />
        </Stack>
      </Columns>
    </Form>
  );
}

/** The sentences the public will read, while the formula is being made. */
function Preview({ form, events }: { form: FormHandle<Declaration>; events: readonly OrganisedEvent[] }) {
  const values = form.store.values();
  const formula = formulaOf(values);
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const weighted = chosenEvents(values, events).map(({ event, coefficient }) => ({
    name: names.get(event) ?? "",
    coefficient,
  }));
  return formula === undefined ? null : (
    <Card heading={words.preview}>
      <CardBody>
        <ul className={styles.rules} aria-live="polite">
          {formulaSentences(formula, weighted).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card heading={title}>
      <CardBody className={styles.fields}>{children}</CardBody>
    </Card>
  );
}
