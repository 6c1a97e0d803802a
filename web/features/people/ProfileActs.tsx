import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Profile } from "#contract/profile.ts";
import { defineForm } from "#web/kit/forms/fields.ts";
import { Form } from "#web/kit/forms/Form.tsx";
import { FormField } from "#web/kit/forms/FormField.tsx";
import { own } from "#web/kit/forms/rules.ts";
import { useForm } from "#web/kit/forms/useForm.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";
import { people } from "#web/i18n/ru/people/people.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Dialog } from "#web/kit/dialogs/Dialog.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./people.module.css";
import { personName } from "#web/sport/facts/personName.ts";

type Props = { profile: Profile; others: readonly Profile[] };

/** What is done with a profile as a whole. */
export function ProfileActs({ profile, others }: Props) {
  const [open, setOpen] = useState<"merge" | "remove">();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.danger}>
      <Button variant="secondary" href={`/personal/applications?person=${profile.documentId}`}>
        {people.applications.ofPerson}
      </Button>
      <Button variant="secondary" onClick={() => setOpen("merge")}>
        {people.merge.ask}
      </Button>
      <Button variant="danger" onClick={() => setOpen("remove")}>
        {people.profiles.remove}
      </Button>
      <Dialog
        isOpen={open === "merge"}
        onClose={close}
        title={people.merge.title(personName(profile))}
        closeLabel={general.close}
      >
        <MergeForm profile={profile} others={others} onDone={close} />
      </Dialog>
      <RemoveDialog profile={profile} isOpen={open === "remove"} onClose={close} />
    </div>
  );
}

const isChosen = (value: unknown) => typeof value === "string" && value.trim() !== "";

function MergeForm({ profile, others, onDone }: Props & { onDone: () => void }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const fields = defineForm({
    duplicate: {
      kind: "select",
      label: people.merge.own,
      hint: people.merge.ownText,
      placeholder: people.merge.ownPlaceholder,
      options: others.map((other) => ({ value: other.documentId, label: personName(other) })),
    },
    note: {
      kind: "textarea",
      label: people.merge.foreign,
      hint: people.merge.foreignHint,
      rules: [
        {
          ...own((value, { values }) =>
            isChosen(value) || isChosen(values["duplicate"]) ? undefined : people.merge.nothing,
          ),
          seesEmpty: true,
          seesOthers: true,
        },
      ],
    },
    submit: { kind: "submit", label: people.merge.submit },
  });
  const form = useForm(fields, {
    onSubmit: async ({ duplicate, note }) => {
      await api.profiles.merge(profile.documentId, duplicate === "" ? { note } : { duplicate });
      const message = duplicate === "" ? people.merge.sent : people.merge.done;
      showToast({ type: "success", message });
      onDone();
      await revalidate();
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      {others.length === 0 ? null : <FormField form={form} name="duplicate" />}
      <FormField form={form} name="note" />
      <FormField form={form} name="submit" />
    </Form>
  );
}

type RemoveProps = { profile: Profile; isOpen: boolean; onClose: () => void };

function RemoveDialog({ profile, isOpen, onClose }: RemoveProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      await api.profiles.remove(profile.documentId);
      await navigate("?", { replace: true });
    } catch {
      // The toast said why: it has entries.
    } finally {
      setIsBusy(false);
      onClose();
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={people.profiles.removeAsk(personName(profile))}
      closeLabel={general.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {people.profiles.cancel}
          </Button>
          <Button variant="dangerFill" isBusy={isBusy} onClick={() => void remove()}>
            {people.profiles.remove}
          </Button>
        </>
      }
    >
      <Text>{people.profiles.removeText}</Text>
    </Dialog>
  );
}
