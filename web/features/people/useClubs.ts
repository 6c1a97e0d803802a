import { useState } from "react";
import type { Team } from "#contract/event/content.ts";
import { pagedFetch } from "#web/kit/forms/optionSearch.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { teamOption } from "./ClubOption.tsx";

const PAGE = 20;

/** The list of clubs for a field, and the dialog that adds one. */
export function useClubs(first: Team | undefined) {
  const backgroundApi = useBackgroundApi();
  const [team, setTeam] = useState(first);
  const [asked, setAsked] = useState<string>();
  const [fetchClubs] = useState(() =>
    pagedFetch(async (needle, page) => {
      const { data } = await backgroundApi.teams.search(needle, page, PAGE);
      return data.map(teamOption);
    }, PAGE),
  );
  return { team, setTeam, asked, setAsked, fetchClubs };
}
