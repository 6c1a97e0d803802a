import { personName } from "#web/i18n/names.ts";
import { useRevalidator } from "react-router";
import type { MergeRequest, Profile } from "#contract/entry/profile.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { required } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { people } from "#texts/people/people.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Text } from "#web/kit/Text.tsx";

type Props = { requests: readonly MergeRequest[]; profiles: readonly Profile[] };

/** For an organiser: people who say that somebody entered them twice. */
export function MergeRequests({ requests, profiles }: Props) {
  if (requests.length === 0) return null;
  return (
    <Card heading={people.merge.requests}>
      {requests.map((request) => (
        <CardBody key={request.id}>
          <RequestForm request={request} profiles={profiles} />
        </CardBody>
      ))}
    </Card>
  );
}

function RequestForm({ request, profiles }: { request: MergeRequest; profiles: readonly Profile[] }) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const others = profiles.filter(({ id }) => id !== request.profile.id);
  const form = useForm(
    defineForm({
      duplicate: {
        kind: "advancedSelect",
        label: people.merge.ownPlaceholder,
        selectOptions: others.map(({ documentId, ...names }) => ({
          value: documentId,
          label: personName(names),
        })),
        rules: [required],
      },
      submit: { kind: "submit", label: people.merge.submit },
    }),
    {
      onSubmit: async ({ duplicate = "" }) => {
        await api.mergeRequests.decide(request.id, { data: { duplicate } });
        await revalidate();
      },
    },
  );
  const reject = async () => {
    await api.mergeRequests.decide(request.id, { data: { reject: true } });
    await revalidate();
  };
  return (
    <>
      <b>{personName(request.profile)}</b>
      <Text tone="secondary">{request.note}</Text>
      <Form form={form} hasSummary={false}>
        <FormFields form={form} names={["duplicate", "submit"]} />
      </Form>
      <ActButton variant="ghost" onPress={reject}>
        {people.merge.reject}
      </ActButton>
    </>
  );
}
