import { people } from "#texts/people/people.ts";
import type { AdvancedSelectKind, SelectOption } from "#web/kit/forms/fields.ts";
import { ClubOption, teamOption } from "./ClubOption.tsx";
import { CreateClubDialog } from "./CreateClubDialog.tsx";
import type { useClubs } from "./useClubs.ts";

type Clubs = ReturnType<typeof useClubs>;
type Current = { readonly documentId: string; readonly name: string };

/** A club looked for by its name, as a field of a form; a missing one is added on the way. */
export function clubField({ team, fetchClubs, setAsked }: Clubs, current: Current | null = null) {
  const chosen: SelectOption | null = team === undefined ? current : teamOption(team);
  return {
    kind: "advancedSelect",
    label: people.fields.club,
    placeholder: people.fields.clubPlaceholder,
    selectConfig: { valueProp: "documentId", label: "name", filterResults: false, canClear: true },
    ...(current !== null && { selectInitial: current.documentId }),
    selectOptions: chosen === null ? [] : [chosen],
    selectFetch: fetchClubs,
    selectCreate: { label: people.club.missing, onCreate: setAsked },
    renderOption: (option, needle) => <ClubOption option={option} needle={needle} />,
  } as const satisfies AdvancedSelectKind;
}

/** The dialog of a club that is not in the list; it is the one of the field afterwards. */
export function MissingClub({
  clubs: { asked, setAsked, setTeam },
  onTaken,
}: {
  clubs: Clubs;
  onTaken: (id: string) => void;
}) {
  return (
    <CreateClubDialog
      needle={asked}
      onClose={() => setAsked(undefined)}
      onTaken={(made) => {
        setTeam(made);
        setAsked(undefined);
        onTaken(made.documentId);
      }}
    />
  );
}
