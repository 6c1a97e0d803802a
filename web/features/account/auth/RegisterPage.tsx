import { useState } from "react";
import { useNavigate } from "react-router";
import type { Raw } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField, FormFields } from "#web/kit/forms/FormField.tsx";
import { useForm } from "#web/kit/forms/useForm.ts";
import { readRefCode, tabMemory } from "#web/platform/browser/tabMemory.ts";
import { auth } from "#texts/account/auth.ts";
import { DEFAULT_PATH, forgetRedirect } from "#web/platform/session/redirectPath.ts";
import { useWaysIn } from "#web/platform/session/useWaysIn.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { Grid } from "#web/kit/layout/layout.tsx";
import { NewPasswordPair } from "./NewPasswordPair.tsx";
import { accountOf, REGISTER_FIELDS } from "./registerFields.tsx";
import { ResendButton } from "./ResendButton.tsx";
import type { loadRegisterPage, submitRegisterPage } from "./loadRegisterPage.server.ts";
import type { PageProps, ActionData } from "#web/platform/session/pageArgs.ts";

type Typed = ReadonlyMap<string, Raw>;

type Props = PageProps<typeof loadRegisterPage> & { actionData: ActionData<typeof submitRegisterPage> };

export function RegisterPage({ loaderData: { redirectTo }, actionData }: Props) {
  const isPosted = actionData !== undefined && actionData.refused === undefined;
  const [sent, setSent] = useState<Typed | undefined>(isPosted ? actionData.typed : undefined);
  const [typed, setTyped] = useState<Typed | undefined>(actionData?.typed);
  if (sent !== undefined)
    return (
      <ConfirmNotice
        email={String(sent.get("email"))}
        onChange={() => {
          setTyped(sent);
          setSent(undefined);
        }}
      />
    );
  return (
    <AuthCard title={auth.register.title} lead={auth.register.lead} isWide>
      <RegisterForm redirectTo={redirectTo} typed={typed} posted={actionData} onUnconfirmed={setSent} />
    </AuthCard>
  );
}

/** The letter is on its way; an address with a slip in it can be changed and sent again. */
function ConfirmNotice({ email, onChange }: { email: string; onChange: () => void }) {
  const api = useApi();
  return (
    <AuthCard title={auth.register.confirm} lead={auth.register.confirmText(email)} isAnswer>
      <Text tone="secondary">{auth.forget.spam}</Text>
      <ResendButton onAgain={() => api.auth.sendConfirmation({ email })} />
      <Button variant="ghost" isBlock onClick={onChange}>
        {auth.forget.change}
      </Button>
      <TextLink href="/auth">{auth.register.toLogin}</TextLink>
    </AuthCard>
  );
}

type FormProps = {
  redirectTo: string | undefined;
  typed: Typed | undefined;
  posted: Props["actionData"];
  onUnconfirmed: (typed: Typed) => void;
};

function RegisterForm({ redirectTo, typed, posted, onUnconfirmed }: FormProps) {
  const { register } = useWaysIn();
  const navigate = useNavigate();
  const form = useForm(REGISTER_FIELDS, {
    otherwise: "email",
    initial: typed,
    draftKey: "draft:register",
    isDraftOfTab: true,
    asksBeforeLeaving: false,
    refused: posted?.refused,
    onSubmit: async (values, raw) => {
      const account = accountOf(values, readRefCode(tabMemory));
      if ((await register(account)) === undefined) return onUnconfirmed(raw);
      document.cookie = forgetRedirect();
      await navigate(redirectTo ?? DEFAULT_PATH, { replace: true });
    },
  });
  return (
    <Form form={form}>
      <Grid columns={2} phone={1} gap={14} rowGap={18} align="start">
        <FormFields form={form} names={["lastName", "firstName", "middleName", "phone"]} />
      </Grid>
      <FormField form={form} name="email" />
      <NewPasswordPair form={form} />
      <FormFields form={form} names={["rules", "processing", "publication", "submit"]} />
    </Form>
  );
}
