import { account } from "#web/i18n/ru/account/account.ts";
import { useDownload } from "#web/platform/session/useDownload.ts";
import { Button } from "#web/kit/Button.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Row } from "#web/kit/layout/layout.tsx";

const { data: words } = account;

const FILES = [
  { path: "/auth/export.pdf", name: words.paper, label: words.download },
  { path: "/auth/export", name: words.file, label: words.downloadRaw },
] as const;

/** Everything that is kept, as a file: one to read, one for programs (AU66). */
export function DataDownload() {
  const { busy, download } = useDownload(words.failed);
  return (
    <>
      <Text tone="secondary">{words.about}</Text>
      <Text size="small" tone="muted">
        {words.forWhom}
      </Text>
      <Row gap={12} align="stretch" wraps>
        {FILES.map(({ path, name, label }) => (
          <Button
            key={path}
            variant="secondary"
            isBusy={busy === path}
            onClick={() => void download(path, name)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </>
  );
}
