import { useState } from "react";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { account } from "#web/i18n/ru/account.ts";
import { useApi } from "#web/session/useApi.ts";
import { Button } from "#web/ui/Button.tsx";
import { Text } from "#web/ui/Text.tsx";
import { saveFile } from "#web/frame/saveFile.ts";

const { data: words } = account;

/** Everything that is kept, as a file (AU66). */
export function DataDownload() {
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const data = await api.account.exportData();
      saveFile(words.file, JSON.stringify(data, undefined, 2), "application/json");
      showToast({ type: "success", message: words.done });
    } catch {
      // The toast said why.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Text tone="secondary">{words.about}</Text>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
        {words.download}
      </Button>
    </>
  );
}
