import type { EventLook } from "#contract/competition/eventLook.ts";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { accentVariables, COLOUR_MODES, isMoved } from "#domain/look/accent.ts";
import { useOrganised } from "#web/features/organiser/useOrganised.ts";
import { lookWords as words } from "#texts/organiser/look.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { cx } from "#web/kit/cx.ts";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { PictureField } from "#web/kit/fields/PictureField.tsx";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm, type FormHandle } from "#web/kit/forms/useForm.ts";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import styles from "./look.module.css";
import { LOOK_FIELDS, lookOf, rawOfLook, type LookFields } from "./lookFields.ts";
import { Slides } from "./Slides.tsx";

/** How an event looks, and whose slides it shows. */
export function LookPage({ params }: { params: { readonly id: string } }) {
  const { event } = useOrganised();
  return (
    <Frozen isOn={event.competition?.status === "closed"}>
      <Stack gap={24}>
        <LookForm key={event.documentId} event={event} />
        <Slides event={event} toCompetition={`/organiser/events/${params.id}/competition`} />
      </Stack>
    </Frozen>
  );
}

function LookForm({ event }: { event: OrganisedEvent }) {
  const api = useBackgroundApi();
  const reload = useReload();
  const form = useForm(LOOK_FIELDS, {
    initial: rawOfLook(event.look),
    draftKey: `draft:look:${event.documentId}`,
    onSubmit: async (values) => {
      await api.organiser.updateEvent(event.documentId, { look: lookOf(values) });
      showToast({ type: "success", message: words.saved });
      await reload();
    },
  });
  const { hasAccent, accent } = form.store.values();
  return (
    <Columns aside={440}>
      <Form form={form}>
        <Card heading={words.title} lead={words.lead}>
          <CardBody className={styles.fields}>
            <Picture form={form} name="poster" hint={words.posterHint} />
            <FormField form={form} name="focus" />
            <Picture form={form} name="logo" hint={words.logoHint} />
            <FormField form={form} name="hasAccent" />
            <FormField form={form} name="accent" className={styles.colour} />
            {hasAccent ? <Moved accent={accent} /> : null}
            <FormField form={form} name="submit" />
          </CardBody>
        </Card>
      </Form>
      <Card heading={words.preview} lead={words.previewLead} className={styles.aside}>
        <CardBody>
          <Preview event={event} look={lookOf(form.store.values())} />
        </CardBody>
      </Card>
    </Columns>
  );
}

type PictureProps = { form: FormHandle<LookFields>; name: "poster" | "logo"; hint: string };

function Picture({ form, name, hint }: PictureProps) {
  return (
    <PictureField
      label={form.fields[name].label}
      hint={hint}
      address={form.store.values()[name]}
      onChange={(address) => form.store.put(new Map([[name, address]]))}
    />
  );
}

/** In which mode the colour is not shown as it was chosen. */
function Moved({ accent }: { accent: string }) {
  const moved = COLOUR_MODES.filter((mode) => isMoved(accent, mode));
  return (
    <Stack as="output" gap={4}>
      {moved.map((mode) => (
        <Text key={mode} size="small" tone="secondary">
          {words.moved[mode]}
        </Text>
      ))}
    </Stack>
  );
}

type PreviewProps = { event: OrganisedEvent; look: EventLook | null };

/** The head of the event's page and what stands in its colour, in both modes. */
function Preview({ event, look }: PreviewProps) {
  return (
    <Stack gap={16}>
      {COLOUR_MODES.map((mode) => (
        <figure
          key={mode}
          className={cx(styles.sample, mode)}
          data-accented={look?.accent === undefined ? undefined : mode}
          style={look?.accent === undefined ? undefined : accentVariables(look.accent)}
        >
          <figcaption>{words.modes[mode]}</figcaption>
          <div className={styles.head}>
            <Cover seed={event.documentId} shape="head" look={look} />
            <p>
              {look?.logo === undefined ? null : <img src={look.logo} alt="" />}
              <b>{event.name}</b>
            </p>
          </div>
          <div className={styles.body}>
            <Button disabled={false}>{words.sampleButton}</Button>
            <span className={styles.link}>{words.sampleLink}</span>
            <span className={styles.note}>{words.sampleNote}</span>
          </div>
        </figure>
      ))}
    </Stack>
  );
}
