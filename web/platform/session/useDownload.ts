import { saveFile } from "#web/platform/files/saveFile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useSession } from "./Session.tsx";

/** Fetches a file with the caller's rights and hands it to the browser. */
export function useDownload(failed: string) {
  const { apiBase, token } = useSession();
  return async (path: string, name: string) => {
    try {
      const headers = { authorization: `Bearer ${token() ?? ""}` };
      const answer = await fetch(apiBase + path, { headers });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      saveFile(name, await answer.blob(), type);
    } catch {
      showToast({ message: failed });
    }
  };
}
