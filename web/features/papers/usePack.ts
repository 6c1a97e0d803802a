import { locale } from "#texts/locale.ts";
import { useRef, useState } from "react";
import { zipSync } from "fflate";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { pathOf } from "#contract/api/path.ts";
import type { PaperWish } from "#contract/paper/paper.ts";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { useFile } from "#web/platform/session/useDownload.ts";
import { withFile, type PackFile, type PackState, type PackTask } from "./packs.ts";

/**
 * Papers are made and fetched one after another, so the progress is real, a fault loses nothing that was made, and the server
 * keeps no half-made pack. The archive is put together here.
 */
export function usePack(competitionUuid: string, size: PaperWish["size"]) {
  const api = useBackgroundApi();
  const fetchFile = useFile();
  const [state, setState] = useState<PackState>();
  const isWanted = useRef(false);

  const makeOne = async ({ kind, format }: PackTask): Promise<PackFile | undefined> => {
    try {
      const { data: edition } = await api.papers.make(competitionUuid, { data: { kind, size, locale } });
      const path = pathOf("/competitions/uuid/:uuid/papers/:edition/file", competitionUuid, edition.id);
      const { name, content } = await fetchFile(`${path}?format=${format}`);
      return {
        name: name ?? `${kind}.${format}`,
        content: new Uint8Array(await content.arrayBuffer()),
        isDraft: edition.isDraft,
      };
    } catch (cause) {
      if (isRefusedWith(cause, "nothing-to-print")) return undefined;
      throw cause;
    }
  };

  /** Whether it was put together: one that was stopped has said so. */
  const collect = async (from: PackState, archive: string): Promise<boolean> => {
    isWanted.current = true;
    let now: PackState = { ...from, isStopped: false };
    setState(now);
    for (let task = now.tasks[now.done]; task !== undefined; task = now.tasks[now.done]) {
      try {
        now = withFile(now, await makeOne(task));
      } catch {
        if (isWanted.current) setState({ ...now, isStopped: true });
        return false;
      }
      if (!isWanted.current) return false;
      setState(now);
    }
    if (now.files.length > 0) saveFile(archive, new Blob([packed(now.files)]), "application/zip");
    return true;
  };

  return {
    state,
    collect,
    resume: async (archive: string) => state !== undefined && (await collect(state, archive)),
    forget: () => {
      isWanted.current = false;
      setState(undefined);
    },
  };
}

/** Papers are compressed already: they are only put together. */
const packed = (files: readonly PackFile[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ name, content }) => [name, content])), { level: 0 });
