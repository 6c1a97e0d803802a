import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { parseJournal, type JournalHeader } from "#contract/journal.ts";
import type { JournalReport } from "#contract/parked.ts";
import { apiErrorText } from "#web/i18n/ru/apiErrorText.ts";
import { journalImport as text } from "#web/i18n/ru/headTable/parked.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

/** The server takes no longer one. */
const MOST_BYTES = 8_000_000;

export type ImportState =
  | { readonly step: "empty" | "busy" }
  | { readonly step: "problem"; readonly words: string }
  | {
      readonly step: "trial" | "done";
      readonly journal: string;
      readonly header: JournalHeader;
      readonly report: JournalReport;
    };

/** A file is read here, tried on the server, and sent only when somebody has seen what would come of it. */
export function useJournalImport(competitionUuid: string) {
  const backgroundApi = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<ImportState>({ step: "empty" });

  const send = async (journal: string, header: JournalHeader, isTrial: boolean) => {
    setState({ step: "busy" });
    try {
      const { data: report } = await backgroundApi.parked.importJournal(competitionUuid, journal, {
        isTrial,
      });
      setState({ step: isTrial ? "trial" : "done", journal, header, report });
      if (!isTrial) await revalidate();
    } catch (cause) {
      setState({ step: "problem", words: problemOf(cause) });
    }
  };

  const choose = async (file: File) => {
    if (file.size > MOST_BYTES) return setState({ step: "problem", words: text.tooBig });
    setState({ step: "busy" });
    const journal = await file.text();
    const read = parseJournal(journal);
    if (read.ok) return send(journal, read.value.header, true);
    const { problem } = read;
    setState({
      step: "problem",
      words: problem.code === "damaged" ? text.damaged : text.unreadable(problem.line),
    });
  };

  return {
    state,
    choose,
    confirm: async () => {
      if (state.step === "trial") await send(state.journal, state.header, false);
    },
    cancel: () => setState({ step: "empty" }),
  };
}

function problemOf(cause: unknown): string {
  if (!(cause instanceof ApiFailure)) throw cause;
  if (cause.error.status === 409) return text.closed;
  return cause.error.name === "UnknownError" ? text.failed : apiErrorText(cause.error);
}
