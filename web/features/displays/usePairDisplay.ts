import { useState } from "react";
import { DISPLAY_CODE, type DisplayShow } from "#contract/display.ts";
import { toasts } from "#web/platform/toasts/toasts.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { displayLink } from "./screenQuery.ts";

export type PairedTo = {
  competitionUuid: string;
  /** What the screen shows first; all mats when nobody says. */
  show?: DisplayShow | undefined;
  defaultName: string;
  /** Already read from the screen, by a camera. */
  code?: string | undefined;
  /** A code is done with; a link is still to be read from here. */
  onPaired?: ((by: "code" | "link") => void) | undefined;
};

/** A screen gets its name, then its code is claimed or a link is made. */
export function usePairDisplay({ competitionUuid, show, defaultName, code: known = "", onPaired }: PairedTo) {
  const api = useApi();
  const [name, setName] = useState(defaultName);
  const [code, setCode] = useState(known);
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<"code" | "name">();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (act: () => Promise<void>) => {
    if (name.trim() === "") return setProblem("name");
    setProblem(undefined);
    setIsBusy(true);
    // What went wrong is told by the toast of the call itself.
    await act().catch(() => {});
    setIsBusy(false);
  };
  const pair = () => {
    if (!DISPLAY_CODE.test(code.trim())) return setProblem("code");
    void run(async () => {
      await api.displays.claim({ code: code.trim(), competition: competitionUuid, name, show });
      toasts.add({ message: displays.pairing.paired, type: "success" });
      setCode("");
      onPaired?.("code");
    });
  };
  const makeLink = () =>
    void run(async () => {
      const { data } = await api.displays.link(competitionUuid, { name, show });
      setLink(displayLink(location.origin, competitionUuid, data.token));
      onPaired?.("link");
    });

  return { name, setName, code, setCode, link, problem, isBusy, pair, makeLink };
}
