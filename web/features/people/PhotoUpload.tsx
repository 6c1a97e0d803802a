import { personName } from "#web/i18n/names.ts";
import { useRevalidator } from "react-router";
import type { Profile } from "#contract/entry/profile.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { people } from "#texts/people/people.ts";
import { useUpload } from "#web/platform/session/useUpload.ts";
import { Avatar } from "#web/kit/Avatar.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { Text } from "#web/kit/Text.tsx";
import styles from "./people.module.css";

const { photo: words } = people;

/** The photo of a person; the server checks it, makes it smaller and takes out what the camera wrote into it. */
export function PhotoUpload({ profile }: { profile: Profile }) {
  const upload = useUpload();
  const { revalidate } = useRevalidator();
  const tellFailed = () => showToast({ message: words.failed });
  const { isBusy, press } = useAct(
    async (file: File) => {
      const fields = { ref: "api::profile.profile", refId: profile.documentId, field: "photo" };
      await upload(file, { fields });
      await revalidate();
    },
    { onFailure: tellFailed },
  );
  return (
    <Row gap={16} wraps className={styles.photo}>
      <Avatar name={personName(profile)} size={72} src={profile.photo ?? undefined} />
      <div>
        <label>
          <input
            type="file"
            className={styles.file}
            accept="image/png,image/jpeg,image/webp"
            disabled={isBusy}
            onChange={({ target: { files } }) => {
              const file = files?.[0];
              if (file) press(file);
            }}
          />
          <span className={styles.fileButton}>
            <Icon name="upload" size={18} />
            {isBusy ? words.uploading : profile.photo === null ? words.choose : words.change}
          </span>
        </label>
        <Text size="small" tone="muted">
          {words.hint}
        </Text>
      </div>
    </Row>
  );
}
