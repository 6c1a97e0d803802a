import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ArchivePreview } from "#contract/archive/archive.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { ApiFailure } from "#contract/error.ts";
import { isRecord } from "#contract/shape.ts";
import { archive } from "#texts/organiser/archive.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { archiveFailure, useArchiveCalls } from "./archiveCalls.ts";
import { ImportDialog } from "./ImportDialog.tsx";
import styles from "./archive.module.css";

const { upload: words } = archive;

type Refused = { readonly text: string; readonly existing: string | undefined };
type Looked = { readonly file: File; readonly preview: ArchivePreview };

/** A file is looked at first; then a dialog says what would come in (EX7). */
export function useUploadArchive() {
  const { sending } = useArchiveCalls();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [looked, setLooked] = useState<Looked>();
  const [refused, setRefused] = useState<Refused>();
  const { isBusy, press: look } = useAct(
    async (file: File) => {
      setRefused(undefined);
      const { data: preview } = await sending(file).preview();
      setLooked({ file, preview });
    },
    { onFailure: (cause) => setRefused({ text: archiveFailure(cause), existing: existingOf(cause) }) },
  );
  const choose = () => input.current?.click();
  const take = async ({ file }: Looked, apart: string) => {
    const { data } = await sending(file).take({ apart });
    showToast({ type: "success", message: words.done(data.event.name) });
    await navigate(`/organiser/events/${data.event.id}`);
  };
  return {
    choose,
    button: (
      <Button variant="secondary" isBusy={isBusy} onClick={choose}>
        <Icon name="upload" /> {isBusy ? words.reading : words.open}
      </Button>
    ),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.open}
        accept=".zip,application/zip"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) look(file);
          // The same file again is a change too.
          currentTarget.value = "";
        }}
      />
    ),
    told: refused === undefined ? null : <Refusal refused={refused} onAnother={choose} />,
    dialog:
      looked === undefined ? null : (
        <ImportDialog
          preview={looked.preview}
          onTake={(apart) => take(looked, apart)}
          onClose={() => setLooked(undefined)}
        />
      ),
  };
}

/** Why not, and what can be done instead. */
function Refusal({ refused, onAnother }: { refused: Refused; onAnother: () => void }) {
  return (
    <Banner tone="bad" icon="warn" className={styles.told}>
      <Stack gap={12}>
        {refused.text}
        <Row gap={8} wraps>
          {refused.existing === undefined ? null : (
            <Button size="sm" href={`/organiser/events/${refused.existing}`}>
              {words.existing}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={onAnother}>
            {words.another}
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}

/** The event that is here already. */
function existingOf(cause: unknown): string | undefined {
  if (!(cause instanceof ApiFailure) || !isRefusedWith(cause, "event-exists")) return undefined;
  const { details } = cause.error;
  const event = isRecord(details) ? details["event"] : undefined;
  return typeof event === "string" ? event : undefined;
}
