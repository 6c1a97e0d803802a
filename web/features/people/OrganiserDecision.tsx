import { useRevalidator } from "react-router";
import type { Application } from "#contract/entry/profile.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { own, required } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { entry } from "#texts/people/entry.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";

const { organiser: words } = entry;
const DECISIONS = ["accept", "ask", "reject"] as const;

const FIELDS = defineForm({
  decision: {
    kind: "radio",
    label: words.title,
    options: DECISIONS.map((value) => ({ value, label: words[value] })),
    initial: "accept",
    rules: [required],
  },
  note: {
    kind: "textarea",
    label: words.note,
    rules: [
      {
        ...own((value, { values }) =>
          values["decision"] === "ask" && String(value).trim() === "" ? words.noteMissing : undefined,
        ),
        seesEmpty: true,
        seesOthers: true,
      },
    ],
  },
  submit: { kind: "submit", label: entry.one.send },
});

/** The organiser's answer; a wish for a correction says which. */
export function OrganiserDecision({ application }: { application: Application }) {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const form = useForm(FIELDS, {
    asksBeforeLeaving: true,
    onSubmit: async ({ decision, note }) => {
      const chosen = DECISIONS.find((one) => one === decision) ?? "ask";
      const said = note.trim();
      const data = { decision: chosen, ...(said !== "" && { note: said }) };
      await api.applications.decide(application.documentId, { data });
      showToast({ type: "success", message: words.done });
      form.store.reset();
      await revalidate();
    },
  });
  return (
    <Card heading={words.title}>
      <CardBody>
        <Form form={form} hasSummary={false}>
          <FormFields form={form} names={["decision", "note", "submit"]} />
        </Form>
      </CardBody>
    </Card>
  );
}
