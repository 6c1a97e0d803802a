import { useState } from "react";
import type { OrganisedCarpet } from "#contract/event/organiser.ts";
import type { CrewedBout, Referee } from "#contract/referee/referee.ts";
import { isBoutOf } from "#domain/referee/load.ts";
import type { Tie } from "#domain/referee/neutrality.ts";
import { BOUT_DUTIES, type BoutDuty } from "#domain/referee/referee.ts";
import { matWords } from "#texts/sport/dataWords.ts";
import { referees } from "#texts/organiser/referees.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Grid, List, Stack } from "#web/kit/layout/layout.tsx";
import { useAct } from "#web/kit/useAct.ts";
import { useReload } from "#web/platform/browser/useReload.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { crewWith } from "./crews.ts";
import { nameWithInitials } from "./refereeNames.ts";
import styles from "./referees.module.css";

const { crews: words } = referees;

type Props = {
  competitionUuid: string;
  list: readonly Referee[];
  carpets: readonly OrganisedCarpet[];
  bouts: readonly CrewedBout[];
};

const SHOWN = 5;

/** Who does what in single bouts; what is chosen is saved at once (RE3). */
export function CrewCard({ competitionUuid, list, carpets, bouts }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState(SHOWN);
  const mats = matsWith(bouts, carpets);
  const mat = mats.some(({ value }) => value === chosen) ? chosen : mats[0]?.value;
  const here = bouts.filter(({ carpet }) => (carpet ?? "") === mat);
  return (
    <Card>
      <CardHead>
        <CardTitle title={words.title} lead={words.lead} />
      </CardHead>
      {here.length === 0 ? (
        <EmptyState title={words.empty} level={3} art="bracket">
          {words.emptyText}
        </EmptyState>
      ) : (
        <CardBody>
          <Stack gap={16}>
            <SelectField
              className={styles.mat}
              label={words.mat}
              options={mats}
              value={mat}
              onChange={({ currentTarget }) => {
                setChosen(currentTarget.value);
                setShown(SHOWN);
              }}
            />
            <List lines="between" inset={[12, 0]}>
              {here.slice(0, shown).map((bout) => (
                <BoutCrew key={bout.uuid} {...{ competitionUuid, list, bout }} />
              ))}
            </List>
            {here.length > shown ? (
              <Button variant="secondary" onClick={() => setShown(shown + SHOWN)}>
                {words.more}
              </Button>
            ) : null}
          </Stack>
        </CardBody>
      )}
    </Card>
  );
}

/** The mats that have bouts ahead, and the bouts of no mat at the end. */
function matsWith(bouts: readonly CrewedBout[], carpets: readonly OrganisedCarpet[]) {
  return [
    ...carpets.map(({ uuid, name }) => ({ value: uuid, label: matWords(name) })),
    { value: "", label: words.noMat },
  ].filter(({ value }) => bouts.some(({ carpet }) => (carpet ?? "") === value));
}

type BoutProps = Pick<Props, "competitionUuid" | "list"> & { bout: CrewedBout };

function BoutCrew({ competitionUuid, list, bout }: BoutProps) {
  const api = useApi();
  const reload = useReload();
  const { isBusy, press: name } = useAct(async (duty: BoutDuty, uuid: string) => {
    try {
      const crew = crewWith(bout.crew, duty, uuid);
      await api.staff.setCrew(competitionUuid, bout.uuid, { data: crew }, bout.rev);
    } finally {
      // Also after a refusal: it says that the crew is another by now.
      await reload();
    }
  });
  const called = words.bout(bout.number);
  return (
    <li>
      <Stack gap={8}>
        <p className={styles.bout}>
          <b>{called}</b> <small>{bout.category}</small>
          <span>{[bout.red, bout.blue].map((athlete) => athlete?.name ?? words.unknown).join(" — ")}</span>
        </p>
        <Grid columns={3} phone={1} gap={12}>
          {BOUT_DUTIES.map((duty) => (
            <SelectField
              key={duty}
              label={referees.duties[duty]}
              aria-label={words.field(duty, called)}
              disabled={isBusy}
              value={bout.crew.find((member) => member.duty === duty)?.referee ?? ""}
              options={[
                { value: "", label: words.byMat(ofMat(list, bout, duty)) },
                ...list.map((referee) => ({
                  value: referee.uuid,
                  label: words.option(nameWithInitials(referee), tiesIn(referee, bout)),
                })),
              ]}
              onChange={({ currentTarget }) => name(duty, currentTarget.value)}
            />
          ))}
        </Grid>
        <CrewTies list={list} bout={bout} />
      </Stack>
    </li>
  );
}

/** Who has this duty on the mat of the bout while nobody is named for it. */
const ofMat = (list: readonly Referee[], { carpet }: CrewedBout, duty: BoutDuty): string[] =>
  list
    .filter(({ post, carpets }) => post === duty && carpets.some((uuid) => uuid === carpet))
    .map((referee) => nameWithInitials(referee));

/** Who of those that judge the bout may not be neutral, said beside it (RE7). */
function CrewTies({ list, bout }: Pick<BoutProps, "list" | "bout">) {
  const lines = list
    .filter((referee) => isBoutOf(referee, bout))
    .flatMap((referee) =>
      tiedIn(referee, bout).map(({ name, ties }) => words.tie(nameWithInitials(referee), name, ties)),
    );
  if (lines.length === 0) return null;
  return (
    <p className={styles.warning}>
      {referees.neutrality}: {lines.join("; ")}
    </p>
  );
}

const tiedIn = ({ tiedTo }: Referee, { red, blue }: CrewedBout) =>
  tiedTo.filter(({ fighter }) => fighter === red?.uuid || fighter === blue?.uuid);

const tiesIn = (referee: Referee, bout: CrewedBout): Tie[] => [
  ...new Set(tiedIn(referee, bout).flatMap(({ ties }) => ties)),
];
