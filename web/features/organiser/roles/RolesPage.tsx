import { useState } from "react";
import type { EventRoleView } from "#contract/event/eventRole.ts";
import type { loadRolesPage } from "#web/features/organiser/loadOrganisedCompetitionPage.server.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { roles as words } from "#texts/organiser/roles.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Menu } from "#web/kit/Menu.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { useSession } from "#web/platform/session/Session.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { GiveRoleDialog, TakeRoleDialog } from "./RoleDialogs.tsx";
import styles from "./roles.module.css";

type Props = PageProps<typeof loadRolesPage> & { params: { readonly id: string } };

/** Who may do what at this event (RL24): given and taken here, with who gave it and when. */
export function RolesPage({ loaderData: { roles }, params }: Props) {
  const [isGiving, setIsGiving] = useState(false);
  const [taken, setTaken] = useState<EventRoleView>();
  const add = (
    <Button onClick={() => setIsGiving(true)}>
      <Icon name="plus" /> {words.add}
    </Button>
  );
  return (
    <Card isClipped>
      <CardHead className={styles.head}>
        <CardTitle title={words.title} lead={words.lead} />
        {roles.length === 0 ? null : add}
      </CardHead>
      {roles.length === 0 ? (
        <EmptyState title={words.empty} level={3} action={add}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <RoleTable roles={roles} onTake={setTaken} />
      )}
      {isGiving ? <GiveRoleDialog eventId={params.id} onClose={() => setIsGiving(false)} /> : null}
      {taken === undefined ? null : (
        <TakeRoleDialog eventId={params.id} given={taken} onClose={() => setTaken(undefined)} />
      )}
    </Card>
  );
}

type TableProps = { roles: readonly EventRoleView[]; onTake: (role: EventRoleView) => void };

function RoleTable({ roles, onTake }: TableProps) {
  const { columns } = words;
  const { user } = useSession();
  const moments = useMoments();
  return (
    <Table caption={words.table}>
      <thead>
        <tr>
          <HeadCell>{columns.who}</HeadCell>
          <HeadCell>{columns.role}</HeadCell>
          <HeadCell isWide>{columns.given}</HeadCell>
          <HeadCell>
            <VisuallyHidden>{columns.acts}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {roles.map((given) => (
          <tr key={given.id}>
            <Cell className={styles.who}>
              <b>{given.account.name}</b>{" "}
              {given.account.id === user?.id ? <Badge tone="line">{words.you}</Badge> : null}
              {given.account.isBlocked ? <Badge tone="bad">{words.blocked}</Badge> : null}
              <small>{given.account.email}</small>
            </Cell>
            <Cell>{words.names[given.role]}</Cell>
            <Cell isWide>{words.given(given.givenBy, moments(given.givenAt))}</Cell>
            <Cell className={styles.acts}>
              <Menu
                label={words.take.actsOf(given.account.name)}
                actions={[{ label: words.take.menu, isDangerous: true, onPress: () => onTake(given) }]}
              />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
