import { saveFile } from "#web/platform/files/saveFile.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { useSession } from "./Session.tsx";

export type FetchedFile = { readonly name: string | undefined; readonly content: Blob };

/** Fetches a file with the caller's rights; one that is made of what is sent is asked for by POST. It is named as the server names it. */
export function useFile() {
  const { apiBase, token } = useSession();
  return async (path: string, sent?: unknown): Promise<FetchedFile> => {
    const headers = new Headers({ authorization: `Bearer ${token() ?? ""}` });
    if (sent !== undefined) headers.set("content-type", "application/json");
    const body = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
    const answer = await fetch(apiBase + path, { headers, ...body });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    return { name, content: await answer.blob() };
  };
}

/** Fetches a file and hands it to the browser. */
export function useDownload(failed: string) {
  const fetchFile = useFile();
  return async (path: string, name?: string, sent?: unknown) => {
    try {
      const file = await fetchFile(path, sent);
      saveFile(name ?? file.name ?? "kover", file.content, file.content.type);
    } catch {
      showToast({ message: failed });
    }
  };
}
