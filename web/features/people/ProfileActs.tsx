import { personName } from "#web/i18n/names.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Profile } from "#contract/entry/profile.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { own } from "#web/kit/forms/rules.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { people } from "#texts/people/people.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./people.module.css";

type Props = { profile: Profile; others: readonly Profile[] };

/** What is done with a profile as a whole. */
export function ProfileActs({ profile, others }: Props) {
  const api = useBackgroundApi();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"merge" | "remove">();
  const close = () => setOpen(undefined);
  return (
    <Row gap={12} align="stretch" wraps className={styles.danger}>
      <Button variant="secondary" href={`/personal/applications?person=${profile.documentId}`}>
        {people.applications.ofPerson}
      </Button>
      <Button variant="secondary" onClick={() => setOpen("merge")}>
        {people.merge.ask}
      </Button>
      <Button variant="danger" onClick={() => setOpen("remove")}>
        {people.profiles.remove}
      </Button>
      {open === "merge" ? <MergeDialog profile={profile} others={others} onClose={close} /> : null}
      {open === "remove" ? (
        <ActDialog
          title={people.profiles.removeAsk(personName(profile))}
          confirm={people.profiles.remove}
          isDangerous
          isPersistent={false}
          onConfirm={async () => {
            await api.profiles.remove(profile.documentId);
            await navigate("?", { replace: true });
          }}
          onClose={close}
        >
          <Text>{people.profiles.removeText}</Text>
        </ActDialog>
      ) : null}
    </Row>
  );
}

const isChosen = (value: unknown) => typeof value === "string" && value.trim() !== "";

function MergeDialog({ profile, others, onClose }: Props & { onClose: () => void }) {
  const api = useBackgroundApi();
  const reload = useReload();
  const { merge: words } = people;
  return (
    <ActDialog
      title={words.title(personName(profile))}
      confirm={words.submit}
      isPersistent={false}
      isPressableEarly
      fields={{
        duplicate: {
          kind: "select",
          label: words.own,
          hint: words.ownText,
          placeholder: words.ownPlaceholder,
          options: others.map((other) => ({ value: other.documentId, label: personName(other) })),
          isAsked: () => others.length > 0,
        },
        note: { kind: "textarea", label: words.foreign, hint: words.foreignHint, rules: [ONE_OF_BOTH] },
      }}
      onConfirm={async ({ duplicate, note }) => {
        await api.profiles.merge(profile.documentId, { data: duplicate === "" ? { note } : { duplicate } });
        showToast({ type: "success", message: duplicate === "" ? words.sent : words.done });
        await reload();
      }}
      onClose={onClose}
    />
  );
}

const ONE_OF_BOTH = {
  ...own((note, { values: { duplicate } }) =>
    isChosen(note) || isChosen(duplicate) ? undefined : people.merge.nothing,
  ),
  seesEmpty: true,
  seesOthers: true,
};
