import { useState } from "react";
import { saveFile } from "#web/frame/saveFile.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { account } from "#web/i18n/ru/account.ts";
import { useSession } from "#web/session/Session.tsx";
import { useApi } from "#web/session/useApi.ts";
import { Button } from "#web/ui/Button.tsx";
import { Text } from "#web/ui/Text.tsx";
import styles from "./account.module.css";

const { data: words } = account;

/** Everything that is kept, as a file: one to read, one for programs (AU66). */
export function DataDownload() {
  const api = useApi();
  const { apiBase, token } = useSession();
  const [busy, setBusy] = useState<"paper" | "raw">();
  const save = async (kind: "paper" | "raw", download: () => Promise<void>) => {
    setBusy(kind);
    try {
      await download();
      showToast({ type: "success", message: words.done });
    } catch {
      showToast({ message: words.failed });
    } finally {
      setBusy(undefined);
    }
  };
  const savePaper = async () => {
    const headers = { authorization: `Bearer ${token() ?? ""}` };
    const answer = await fetch(`${apiBase}/auth/export.pdf`, { headers });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    saveFile(words.paper, await answer.blob(), "application/pdf");
  };
  const saveRaw = async () =>
    saveFile(words.file, JSON.stringify(await api.account.exportData(), undefined, 2), "application/json");
  return (
    <>
      <Text tone="secondary">{words.about}</Text>
      <Text size="small" tone="muted">
        {words.forWhom}
      </Text>
      <div className={styles.downloads}>
        <Button variant="secondary" isBusy={busy === "paper"} onClick={() => void save("paper", savePaper)}>
          {words.download}
        </Button>
        <Button variant="secondary" isBusy={busy === "raw"} onClick={() => void save("raw", saveRaw)}>
          {words.downloadRaw}
        </Button>
      </div>
    </>
  );
}
