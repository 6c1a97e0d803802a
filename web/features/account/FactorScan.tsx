import type { NewFactor } from "#contract/secondFactor.ts";
import { QrCode } from "#web/kit/QrCode.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./secondFactor.module.css";

const { scan: words } = secondFactor;

const FIELDS = defineForm({
  code: {
    kind: "text",
    label: words.code,
    autoComplete: "one-time-code",
    inputMode: "numeric",
    rules: [saying(required, words.codeMissing)],
  },
  submit: { kind: "submit", label: words.submit },
});

type Props = {
  offer: NewFactor;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The secret as a picture and as text; a first code shows that the device has it. */
export function FactorScan({ offer, onDone, onCancel }: Props) {
  const api = useBackgroundApi();
  const form = useForm(FIELDS, {
    otherwise: "code",
    onSubmit: async ({ code }) => onDone((await api.account.turnOnSecondFactor(code)).recoveryCodes),
  });
  return (
    <>
      <Heading level={3}>{words.title}</Heading>
      <Stack as="ol" gap={6} className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <Row gap={20} wraps>
        <QrCode text={offer.address} label={words.picture} className={styles.picture} />
        <div>
          <span className={styles.label}>{words.secret}</span>
          <code className={styles.key}>{(offer.secret.match(/.{1,4}/gu) ?? []).join(" ")}</code>
        </div>
      </Row>
      <Form form={form} hasSummary={false} aria-label={words.title}>
        <FormField form={form} name="code" />
        <FormField form={form} name="submit" />
      </Form>
      <Button variant="ghost" onClick={onCancel}>
        {words.cancel}
      </Button>
    </>
  );
}
