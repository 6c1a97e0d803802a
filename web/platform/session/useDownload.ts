import { saveFile } from "#web/platform/files/saveFile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useSession } from "./Session.tsx";

/** Fetches a file with the caller's rights and hands it to the browser; one that is made of what is sent is asked for by POST. */
export function useDownload(failed: string) {
  const { apiBase, token } = useSession();
  return async (path: string, name: string, sent?: unknown) => {
    try {
      const headers = new Headers({ authorization: `Bearer ${token() ?? ""}` });
      if (sent !== undefined) headers.set("content-type", "application/json");
      const body = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
      const answer = await fetch(apiBase + path, { headers, ...body });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const type = answer.headers.get("content-type") ?? "application/octet-stream";
      saveFile(name, await answer.blob(), type);
    } catch {
      showToast({ message: failed });
    }
  };
}
