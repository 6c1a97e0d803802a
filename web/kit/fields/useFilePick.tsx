import { useRef, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { documentField, pictureField } from "#texts/forms.ts";
import { ProgressBar } from "#web/kit/ProgressBar.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { MOST_UPLOAD_BYTES, useUpload, type Uploaded } from "#web/platform/session/useUpload.ts";

const PICTURES = ["image/png", "image/jpeg", "image/webp"];
const OFFICE = "application/vnd.openxmlformats-officedocument";
const KINDS = {
  picture: { types: PICTURES, most: MOST_UPLOAD_BYTES.picture, words: pictureField },
  document: {
    types: [
      ...PICTURES,
      "application/pdf",
      `${OFFICE}.wordprocessingml.document`,
      `${OFFICE}.spreadsheetml.sheet`,
    ],
    most: MOST_UPLOAD_BYTES.document,
    words: documentField,
  },
} as const;

type Props = { kind: keyof typeof KINDS; label: string; onTaken: (file: Uploaded) => void };

/** Chooses a file and sends it: what cannot be taken is told in one sentence and changes nothing (LK5). */
export function useFilePick({ kind, label, onTaken }: Props) {
  const { types, most, words } = KINDS[kind];
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload();
  /** Told before megabytes are sent for nothing. */
  const problemOf = ({ size, type }: File): string | undefined => {
    if (!types.includes(type)) return words.wrongType;
    return size > most ? words.tooLarge : undefined;
  };
  const { isBusy, press } = useAct(
    async (file: File) => {
      const refused = problemOf(file);
      setProblem(refused);
      setShare(0);
      if (refused === undefined) onTaken(await upload(file, { kind, onProgress: setShare }));
    },
    {
      onFailure: (cause) =>
        setProblem(
          cause instanceof ApiFailure && cause.error.name !== "UnknownError"
            ? apiErrorText(cause.error)
            : words.failed,
        ),
    },
  );
  return {
    problem,
    isBusy,
    open: () => input.current?.click(),
    parts: (
      <>
        {isBusy ? <ProgressBar label={words.sending} value={share} max={1} /> : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={types.join(",")}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) press(file);
            // The same file again, made smaller meanwhile, is a change too.
            currentTarget.value = "";
          }}
        />
      </>
    ),
  };
}
