import type { User } from "#contract/event/content.ts";
import { userAdmin } from "#texts/organiser/userAdmin.ts";
import { userName } from "#web/platform/session/userName.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Menu } from "#web/kit/Menu.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./users.module.css";

export type UserAct = "role" | "block";
type Props = {
  users: readonly User[];
  ownId: number | undefined;
  onAct: (user: User, act: UserAct) => void;
};

/** Who may sign in, and as what. */
export function UserTable({ users, ownId, onAct }: Props) {
  const { columns } = userAdmin;
  return (
    <Table caption={userAdmin.table}>
      <thead>
        <tr>
          <HeadCell>{columns.name}</HeadCell>
          <HeadCell isWide>{columns.role}</HeadCell>
          <HeadCell isWide>{columns.state}</HeadCell>
          <HeadCell>
            <VisuallyHidden>{columns.acts}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} onAct={onAct} />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = Pick<Props, "onAct"> & { user: User; isOwn: boolean };

function UserRow({ user, isOwn, onAct }: RowProps) {
  const hint = isOwn ? userAdmin.ownRole : undefined;
  return (
    <tr>
      <Cell className={styles.who}>
        <b>{userName(user)}</b> {isOwn ? <Badge tone="line">{userAdmin.you}</Badge> : null}
        <small>{user.email}</small>
        <small className={styles.narrow}>{roleWord(user)}</small>
        {user.blocked ? <small className={styles.narrow}>{userAdmin.blocked}</small> : null}
      </Cell>
      <Cell isWide>{roleWord(user)}</Cell>
      <Cell isWide>
        <Badge tone={user.blocked ? "bad" : user.confirmed ? "ok" : "wait"}>
          {user.blocked ? userAdmin.blocked : user.confirmed ? userAdmin.active : userAdmin.unconfirmed}
        </Badge>
      </Cell>
      <Cell align="end">
        <Menu
          label={userAdmin.acts(userName(user))}
          actions={[
            {
              label: userAdmin.changeRole,
              icon: "users",
              isDisabled: isOwn,
              hint,
              onPress: () => onAct(user, "role"),
            },
            {
              label: user.blocked ? userAdmin.unblock : userAdmin.block,
              icon: "lock",
              isDangerous: !user.blocked,
              isDisabled: isOwn,
              onPress: () => onAct(user, "block"),
            },
          ]}
        />
      </Cell>
    </tr>
  );
}

function roleWord({ role }: User): string {
  const type = role?.type ?? "authenticated";
  return type === "public" ? "" : userAdmin.roles[type];
}
