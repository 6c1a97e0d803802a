import { useState } from "react";
import { DISPLAY_CODE, displayLinkRequestSchema, type DisplayShow } from "#contract/display/display.ts";
import { copyLink } from "#web/platform/share/copyLink.ts";
import { toasts } from "#web/platform/toasts/toasts.ts";
import { displays } from "#texts/displays/displays.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { QrCode } from "#web/kit/QrCode.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { limitsOf } from "#web/kit/forms/limits.ts";
import { own, required, saying } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { Fill, Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./PairDisplay.module.css";
import { displayLink } from "./screenQuery.ts";

const text = displays.pairing;

const isCode = (typed: unknown) => typeof typed === "string" && DISPLAY_CODE.test(typed);

type Titled = { readonly uuid: string; readonly title: string };

const fieldsFor = (competitions: readonly Titled[]) =>
  defineForm({
    competition: {
      kind: "select",
      label: displays.claim.competition,
      options: competitions.map(({ uuid, title }) => ({ value: uuid, label: title })),
      isAsked: () => competitions.length > 0,
    },
    name: {
      kind: "text",
      label: text.name,
      hint: text.nameHint,
      ...limitsOf(displayLinkRequestSchema.shape.data.shape.name),
      rules: [saying(required, text.nameError)],
    },
    code: {
      kind: "text",
      label: text.code,
      isHintAbove: true,
      inputMode: "numeric",
      autoComplete: "off",
      maxLength: 4,
      rules: [saying(required, text.codeError), own((typed) => (isCode(typed) ? undefined : text.codeError))],
    },
  });

type Props = {
  competitionUuid: string;
  /** To choose from, where no page says which it is; that one is chosen at first. */
  competitions?: readonly Titled[];
  /** What the screen shows first; all mats when nobody says. */
  show?: DisplayShow | undefined;
  defaultName: string;
  /** Already read from the screen, by a camera. */
  code?: string | undefined;
  /** A code is done with; a link is still to be read from here. */
  onPaired?: ((by: "code" | "link", competitionUuid: string) => void) | undefined;
};

/** Two ways to a screen of the hall, under a name for it: its four digits, or a link to open on it. */
export function PairDisplay(props: Props) {
  const { competitionUuid, competitions = [], show, defaultName, code = "", onPaired } = props;
  const api = useBackgroundApi();
  const root = useRootData();
  const [link, setLink] = useState<string>();
  const form = useForm(fieldsFor(competitions), {
    initial: new Map(Object.entries({ competition: competitionUuid, name: defaultName, code })),
    otherwise: "code",
    tellsAt: "submit",
    onSubmit: async ({ competition, ...values }) => {
      const chosen = competition || competitionUuid;
      await api.displays.claim({ data: { ...values, competition: chosen, show } });
      toasts.add({ message: text.paired, type: "success" });
      form.store.put(new Map([["code", ""]]));
      onPaired?.("code", chosen);
    },
  });
  const makeLink = async () => {
    if (!form.store.attempt(["name"])) return;
    const { name, competition } = form.store.values();
    const chosen = competition || competitionUuid;
    const { data } = await api.displays.link(chosen, { data: { name, show } });
    setLink(displayLink(location.origin, chosen, data.token));
    onPaired?.("link", chosen);
  };
  const address = `${root === undefined ? "" : new URL(root.publicUrl).host}/display`;
  return (
    <Form form={form} hasSummary={false}>
      <Stack gap={16}>
        <FormField form={form} name="competition" />
        <FormField form={form} name="name" />
        <Row gap={12} align="end">
          <Fill>
            <FormField form={form} name="code" words={{ hint: text.codeHint(address) }} />
          </Fill>
          <Button type="submit" isBusy={form.state.isSubmitting}>
            {text.pair}
          </Button>
        </Row>
        {link === undefined ? (
          <ActButton variant="secondary" onPress={makeLink}>
            <Icon name="share" size={18} />
            {text.makeLink}
          </ActButton>
        ) : (
          <ShownLink link={link} />
        )}
      </Stack>
    </Form>
  );
}

function ShownLink({ link }: { link: string }) {
  return (
    <Row gap={16} align="stretch" wraps>
      <QrCode text={link} label={text.qr} />
      <Stack gap={12} className={styles.linkWords}>
        <TextField label={text.link} value={link} readOnly />
        <p>{text.linkText}</p>
        <Button variant="secondary" onClick={() => void copyLink(link)}>
          <Icon name="copy" size={18} />
          {text.copy}
        </Button>
      </Stack>
    </Row>
  );
}
