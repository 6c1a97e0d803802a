import { archives } from "#contract/api/archives.ts";
import { clientOf } from "#contract/api/clientOf.ts";
import { call, type ApiOptions } from "#contract/call.ts";
import { isAnswered } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { archive as words } from "#texts/organiser/archive.ts";
import { useSession } from "#web/platform/session/Session.tsx";

export type SavedFile = { readonly name: string; readonly blob: Blob };

/** Files go and come as they are; what the server refuses is told like any other refusal. */
export function useArchiveCalls() {
  const { apiBase: base, token } = useSession();
  return {
    /** The calls that send an archive. */
    sending: (file: Blob) => {
      const send: ApiOptions["send"] = async ({ method, url, headers }) => {
        const typed = { ...headers, "content-type": "application/zip" };
        const answer = await fetch(url, { method, headers: typed, body: file });
        return { status: answer.status, text: await answer.text() };
      };
      return clientOf({ base, token, send }, { preview: archives.preview, take: archives.take });
    },
    download: async (path: string): Promise<SavedFile> => {
      let saved: SavedFile | undefined;
      const send: ApiOptions["send"] = async ({ method, url, headers }) => {
        const answer = await fetch(url, { method, headers });
        if (!answer.ok) return { status: answer.status, text: await answer.text() };
        saved = { name: fileNameOf(answer), blob: await answer.blob() };
        return { status: answer.status, text: "" };
      };
      await call({ base, token, send }, () => undefined, "GET", path);
      if (saved === undefined) throw new Error("an answer without a file");
      return saved;
    },
  };
}

const fileNameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "kover";

/** In words; whoever is not heard at all is offline. */
export function archiveFailure(cause: unknown): string {
  return isAnswered(cause) ? apiErrorText(cause.error) : words.offline;
}
