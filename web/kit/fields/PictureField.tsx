import { useRef, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { pictureField as words } from "#web/i18n/ru/forms.ts";
import { Button } from "#web/kit/Button.tsx";
import { FieldSet } from "./FieldSet.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { MOST_UPLOAD_BYTES, useUpload } from "#web/platform/session/useUpload.ts";
import styles from "./PictureField.module.css";

const TYPES = ["image/png", "image/jpeg", "image/webp"];

type Props = {
  label: string;
  hint: string;
  /** Empty while there is none. */
  address: string;
  onChange: (address: string) => void;
};

/** A picture on this server: what cannot be taken is told in one sentence and changes nothing. */
export function PictureField({ label, hint, address, onChange }: Props) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  const { isBusy, press } = useAct(
    async (file: File) => {
      const refused = problemOf(file);
      setProblem(refused);
      if (refused === undefined) onChange(await upload(file));
    },
    { onFailure: (cause) => setProblem(failureText(cause)) },
  );
  const isThere = address !== "";
  return (
    <FieldSet label={label} hint={hint} error={problem}>
      <Row gap={12} wraps>
        {isThere ? <img src={address} alt="" className={styles.thumbnail} /> : null}
        <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => input.current?.click()}>
          <Icon name="upload" size={18} />
          {isThere ? words.replace : words.choose}
        </Button>
        {isThere ? (
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onChange("")}>
            {words.remove}
          </Button>
        ) : null}
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={TYPES.join(",")}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) press(file);
          // The same file again, made smaller meanwhile, is a change too.
          currentTarget.value = "";
        }}
      />
    </FieldSet>
  );
}

/** Told before megabytes are sent for nothing. */
function problemOf({ size, type }: File): string | undefined {
  if (!TYPES.includes(type)) return words.wrongType;
  return size > MOST_UPLOAD_BYTES ? words.tooLarge : undefined;
}

const failureText = (cause: unknown): string =>
  cause instanceof ApiFailure && cause.error.name !== "UnknownError"
    ? apiErrorText(cause.error)
    : words.failed;
