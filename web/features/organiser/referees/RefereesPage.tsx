import { useState } from "react";
import type { InvitedLine, Referee } from "#contract/referee/referee.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { GRADES } from "#domain/referee/referee.ts";
import { referees as words } from "#texts/organiser/referees.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Frozen } from "#web/kit/fields/FieldSet.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { useReload } from "#web/platform/browser/useReload.ts";
import { saveFile } from "#web/platform/files/saveFile.ts";
import { writeCsv, writeXlsx } from "#contract/files/tableFiles.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { AddRefereesDialog } from "./AddRefereesDialog.tsx";
import { AdmitCard } from "./AdmitCard.tsx";
import { CrewCard } from "./CrewCard.tsx";
import { InvitedReport } from "./InvitedReport.tsx";
import { InviteRefereesDialog } from "./InviteRefereesDialog.tsx";
import type { loadRefereesPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";
import { useOrganised } from "#web/features/organiser/useOrganised.ts";
import { RefereeDialog } from "./RefereeDialog.tsx";
import { nameWithInitials } from "./refereeNames.ts";
import { refereeSheet } from "./refereeSheet.ts";
import { RefereeTable } from "./RefereeTable.tsx";
import styles from "./referees.module.css";

type Props = PageProps<typeof loadRefereesPage> & { params: { readonly id: string } };
type Loaded = NonNullable<Props["loaderData"]>;
type Open = "add" | "invite" | { readonly referee: Referee; readonly act: "edit" | "remove" };

/** The referees of a competition: who they are, their mats and bouts, and who of them signs in (RE1). */
export function RefereesPage({ loaderData, params }: Props) {
  if (loaderData !== undefined) return <Referees loaded={loaderData} />;
  return (
    <Card>
      <EmptyState
        title={words.first}
        action={<Button href={`/organiser/events/${params.id}/competition`}>{words.toCompetition}</Button>}
      >
        {words.firstText}
      </EmptyState>
    </Card>
  );
}

function Referees({ loaded }: { loaded: Loaded }) {
  const { uuid, referees: list, carpets, bouts } = loaded;
  const isClosed = useOrganised().event.competition?.status === "closed";
  const [open, setOpen] = useState<Open>();
  const [invited, setInvited] = useState<readonly InvitedLine[]>();
  return (
    <Stack gap={24}>
      {invited === undefined ? null : (
        <InvitedReport lines={invited} list={list} onClose={() => setInvited(undefined)} />
      )}
      <Card isClipped>
        <CardHead className={styles.head}>
          <CardTitle title={words.title} lead={list.length === 0 ? words.lead : summary(list)} />
          <HeadActs {...{ loaded, isClosed }} onOpen={setOpen} />
        </CardHead>
        {list.length === 0 ? (
          <EmptyState
            title={words.empty}
            level={3}
            action={isClosed ? null : <Button onClick={() => setOpen("add")}>{words.add}</Button>}
          >
            {words.emptyText}
          </EmptyState>
        ) : (
          <Frozen isOn={isClosed}>
            <RefereeTable {...{ list, carpets, bouts }} onAct={(referee, act) => setOpen({ referee, act })} />
          </Frozen>
        )}
      </Card>
      <Frozen isOn={isClosed}>
        <AdmitCard competitionUuid={uuid} isOnlyListed={list.some(({ isNamed }) => isNamed)} />
        {list.length === 0 ? null : <CrewCard competitionUuid={uuid} {...{ list, carpets, bouts }} />}
      </Frozen>
      <OpenDialog loaded={loaded} open={open} onInvited={setInvited} onClose={() => setOpen(undefined)} />
    </Stack>
  );
}

/** «16 судей: ССВК 5, СС1К 5». */
function summary(list: readonly Referee[]): string {
  const counts = GRADES.map((grade) => [grade, list.filter((one) => one.grade === grade).length] as const);
  const known = counts.filter(([, count]) => count > 0);
  return words.total(
    list.length,
    known.map(([grade, count]) => `${words.grades[grade]}\u00a0${count}`).join(", "),
  );
}

type HeadProps = { loaded: Loaded; isClosed: boolean; onOpen: (open: Open) => void };

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function HeadActs({ loaded: { referees: list, carpets }, isClosed, onOpen }: HeadProps) {
  const files = [
    [words.csv, () => saveFile(`${words.file}.csv`, writeCsv(sheet()), "text/csv;charset=utf-8")],
    [words.xlsx, () => saveFile(`${words.file}.xlsx`, new Blob([writeXlsx(sheet())]), XLSX)],
  ] as const;
  const sheet = () => refereeSheet(list, carpets);
  const isEverybodyIn = list.every(({ account }) => account !== null);
  return (
    <Row gap={8} wraps>
      {list.length === 0
        ? null
        : files.map(([kind, save]) => (
            <Button key={kind} size="sm" variant="ghost" aria-label={words.download(kind)} onClick={save}>
              {kind}
            </Button>
          ))}
      {list.length === 0 || isClosed ? null : (
        <Button
          variant="secondary"
          disabled={isEverybodyIn}
          title={isEverybodyIn ? words.inviteNobody : undefined}
          onClick={() => onOpen("invite")}
        >
          {words.invite}
        </Button>
      )}
      {isClosed ? null : (
        <Button onClick={() => onOpen("add")}>
          <Icon name="plus" /> {words.add}
        </Button>
      )}
    </Row>
  );
}

type DialogProps = {
  loaded: Loaded;
  open: Open | undefined;
  onInvited: (lines: readonly InvitedLine[]) => void;
  onClose: () => void;
};

function OpenDialog({ loaded, open, onInvited, onClose }: DialogProps) {
  const { uuid: competitionUuid, referees: list, accounts, rev } = loaded;
  if (open === undefined) return null;
  if (open === "add") return <AddRefereesDialog {...{ competitionUuid, accounts, onClose }} />;
  if (open === "invite") {
    const invited = list.filter(({ account }) => account === null);
    return <InviteRefereesDialog {...{ competitionUuid, invited, onInvited, onClose }} />;
  }
  const { referee, act } = open;
  return act === "edit" ? (
    <RefereeDialog {...loaded} {...{ competitionUuid, referee, onClose }} />
  ) : (
    <RemoveDialog {...{ competitionUuid, referee, rev, onClose }} />
  );
}

type RemoveProps = { competitionUuid: string; referee: Referee; rev: number; onClose: () => void };

function RemoveDialog({ competitionUuid, referee, rev, onClose }: RemoveProps) {
  const api = useBackgroundApi();
  const reload = useReload();
  const name = nameWithInitials(referee);
  return (
    <ActDialog
      title={words.removal.title(name)}
      confirm={words.removal.submit}
      isDangerous
      isPersistent={false}
      onConfirm={async () => {
        try {
          await api.staff.remove(competitionUuid, referee.uuid, rev);
        } catch (cause) {
          if (isRefusedWith(cause, "stale-staff")) await reload();
          throw cause;
        }
        showToast({ type: "success", message: words.removal.done(name) });
        await reload();
      }}
      onClose={onClose}
    >
      <Text>{words.removal.text}</Text>
    </ActDialog>
  );
}
