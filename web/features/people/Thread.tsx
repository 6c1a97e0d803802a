import { useRevalidator } from "react-router";
import type { Course } from "#contract/profile.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { length, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./entry.module.css";

const { one: words } = entry;

const FIELDS = defineForm({
  text: {
    kind: "textarea",
    label: words.message,
    rules: [saying(required, words.messageMissing), length(1, 2000)],
  },
  submit: { kind: "submit", label: words.send },
});

type Props = { id: string; messages: Course["messages"]; isOrganiser: boolean };

/** The talk between who entered and the organiser. */
export function Thread({ id, messages, isOrganiser }: Props) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const moments = useMoments();
  const form = useForm(FIELDS, {
    draftKey: `draft:message:${id}`,
    onSubmit: async ({ text }) => {
      await api.applications.say(id, text);
      form.store.reset();
      await revalidate();
    },
  });
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.thread} />
      </CardHead>
      <CardBody>
        <Stack gap={10}>
          {messages.length === 0 ? <Text tone="secondary">{words.threadEmpty}</Text> : null}
          {messages.map((message) => (
            <div key={message.id} className={styles.message} data-own={message.isOrganiser === isOrganiser}>
              <small>
                {authorOf(message.isOrganiser, isOrganiser)}, {moments(Date.parse(message.at))}
              </small>
              {message.text}
            </div>
          ))}
          <Form form={form} hasSummary={false}>
            <FormField form={form} name="text" />
            <FormField form={form} name="submit" />
          </Form>
        </Stack>
      </CardBody>
    </Card>
  );
}

function authorOf(isFromOrganiser: boolean, isOrganiser: boolean): string {
  if (isFromOrganiser === isOrganiser) return words.you;
  return isFromOrganiser ? words.organiser : words.owner;
}
