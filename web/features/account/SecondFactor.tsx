import { useState, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contract/event/content.ts";
import type { NewFactor, SecondFactor as Factor } from "#contract/account/secondFactor.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { secondFactor } from "#texts/account/secondFactor.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Text } from "#web/kit/Text.tsx";
import { currentPassword } from "./currentPassword.ts";
import { QrCode } from "#web/kit/QrCode.tsx";
import { required, saying } from "#web/kit/forms/rules.ts";
import { Button } from "#web/kit/Button.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./secondFactor.module.css";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";

type Stage = { readonly offer?: NewFactor; readonly recoveryCodes?: readonly string[] };

/** A code besides the password: turned on step by step, turned off with both (AU68, AU71, AU72). */
export function SecondFactor({ user, factor }: { user: User; factor: Factor }) {
  const { revalidate } = useRevalidator();
  const moments = useMoments();
  const [stage, setStage] = useState<Stage>({});
  const finish = () => {
    setStage({});
    void revalidate();
  };
  if (stage.recoveryCodes) return <FactorCodes codes={stage.recoveryCodes} onDone={finish} />;
  if (stage.offer)
    return (
      <FactorScan
        offer={stage.offer}
        onDone={(recoveryCodes) => setStage({ recoveryCodes })}
        onCancel={() => setStage({})}
      />
    );
  return (
    <>
      <Text tone="secondary">{secondFactor.about}</Text>
      {factor.isOn ? (
        <>
          <div>
            <Badge tone="ok">{secondFactor.on(moments(Date.parse(factor.since ?? "")))}</Badge>
          </div>
          <Text>{secondFactor.left(factor.recoveryCodesLeft)}</Text>
          <FactorOff onDone={finish} />
        </>
      ) : user.provider === "local" ? (
        <>
          <div>
            <Badge tone="neutral">{secondFactor.off}</Badge>
          </div>
          <BeginForm onOffer={(offer) => setStage({ offer })} />
        </>
      ) : (
        <Text>{secondFactor.noPassword}</Text>
      )}
    </>
  );
}

const FIELDS = defineForm({
  password: currentPassword(secondFactor.begin.password, secondFactor.begin.passwordMissing),
  submit: { kind: "submit", label: secondFactor.begin.submit },
});

function BeginForm({ onOffer }: { onOffer: (offer: NewFactor) => void }) {
  const api = useBackgroundApi();
  const form = useForm(FIELDS, {
    otherwise: "password",
    onSubmit: async ({ password }) => onOffer(await api.account.offerSecondFactor({ password })),
  });
  return (
    <Form form={form} hasSummary={false} aria-label={secondFactor.title}>
      <FormFields form={form} names={["password", "submit"]} />
    </Form>
  );
}

const SCAN_FIELDS = defineForm({
  code: {
    kind: "text",
    label: secondFactor.scan.code,
    autoComplete: "one-time-code",
    inputMode: "numeric",
    rules: [saying(required, secondFactor.scan.codeMissing)],
  },
  submit: { kind: "submit", label: secondFactor.scan.submit },
});

type FactorScanProps = {
  offer: NewFactor;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The secret as a picture and as text; a first code shows that the device has it. */
function FactorScan({ offer, onDone, onCancel }: FactorScanProps) {
  const api = useBackgroundApi();
  const form = useForm(SCAN_FIELDS, {
    otherwise: "code",
    onSubmit: async ({ code }) => onDone((await api.account.turnOnSecondFactor({ code })).recoveryCodes),
  });
  return (
    <>
      <Heading level={3}>{secondFactor.scan.title}</Heading>
      <Stack as="ol" gap={6} className={styles.steps}>
        {secondFactor.scan.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
      <Row gap={20} wraps>
        <QrCode text={offer.address} label={secondFactor.scan.picture} className={styles.picture} />
        <div>
          <span className={styles.label}>{secondFactor.scan.secret}</span>
          <code className={styles.key}>{(offer.secret.match(/.{1,4}/gu) ?? []).join(" ")}</code>
        </div>
      </Row>
      <Form form={form} hasSummary={false} aria-label={secondFactor.scan.title}>
        <FormFields form={form} names={["code", "submit"]} />
      </Form>
      <Button variant="ghost" onClick={onCancel}>
        {secondFactor.scan.cancel}
      </Button>
    </>
  );
}

/** Shown this once: the server keeps only what it can compare (AU71). */
function FactorCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  // The form that was sent is gone: whoever works by keyboard goes on here.
  useEffect(() => list.current?.focus(), []);
  const text = codes.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ type: "success", message: secondFactor.codes.copied });
    } catch {
      showToast({ message: secondFactor.codes.notCopied });
    }
  };
  return (
    <>
      <Heading level={3}>{secondFactor.codes.title}</Heading>
      <Banner tone="wait" icon="warn">
        {secondFactor.codes.about}
      </Banner>
      <ol ref={list} className={styles.codes} tabIndex={-1} aria-label={secondFactor.codes.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row gap={12} align="stretch" wraps>
        <Button
          variant="secondary"
          onClick={() => saveFile(secondFactor.codes.file, `${text}\n`, "text/plain")}
        >
          {secondFactor.codes.save}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {secondFactor.codes.copy}
        </Button>
        <Button onClick={onDone}>{secondFactor.codes.done}</Button>
      </Row>
    </>
  );
}

const OFF_FIELDS = defineForm({
  password: currentPassword(secondFactor.disable.password, secondFactor.disable.passwordMissing),
  code: {
    kind: "text",
    label: secondFactor.disable.code,
    autoComplete: "one-time-code",
    rules: [saying(required, secondFactor.disable.codeMissing)],
  },
});

/** With the password and a code (AU72). */
function FactorOff({ onDone }: { onDone: () => void }) {
  const api = useBackgroundApi();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {secondFactor.disable.open}
      </Button>
      {isAsked ? (
        <ActDialog
          title={secondFactor.disable.ask}
          confirm={secondFactor.disable.submit}
          isDangerous
          fields={OFF_FIELDS}
          otherwise="password"
          isPersistent={false}
          isPressableEarly
          onConfirm={async (values) => {
            await api.account.turnOffSecondFactor(values);
            showToast({ type: "success", message: secondFactor.disable.done });
            onDone();
          }}
          onClose={() => setIsAsked(false)}
        >
          <Text>{secondFactor.disable.text}</Text>
        </ActDialog>
      ) : null}
    </>
  );
}
