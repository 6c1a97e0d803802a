import { useState } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contract/content.ts";
import type { NewFactor, SecondFactor as Factor } from "#contract/secondFactor.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { secondFactor } from "#web/i18n/ru/account/secondFactor.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Text } from "#web/kit/Text.tsx";
import { FactorCodes } from "./FactorCodes.tsx";
import { FactorScan } from "./FactorScan.tsx";
import { FactorOff } from "./FactorOff.tsx";
import { currentPassword } from "./currentPassword.ts";

const { begin: words } = secondFactor;

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
  password: currentPassword(words.password, words.passwordMissing),
  submit: { kind: "submit", label: words.submit },
});

function BeginForm({ onOffer }: { onOffer: (offer: NewFactor) => void }) {
  const api = useBackgroundApi();
  const form = useForm(FIELDS, {
    otherwise: "password",
    onSubmit: async ({ password }) => onOffer(await api.account.offerSecondFactor(password)),
  });
  return (
    <Form form={form} hasSummary={false} aria-label={secondFactor.title}>
      <FormField form={form} name="password" />
      <FormField form={form} name="submit" />
    </Form>
  );
}
