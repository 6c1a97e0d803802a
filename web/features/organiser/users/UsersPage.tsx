import { useState } from "react";
import { Form } from "react-router";
import type { User } from "#contract/event/content.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { BlockDialog, RoleDialog } from "./UserDialogs.tsx";
import { UserTable, type UserAct } from "./UserTable.tsx";
import styles from "./users.module.css";
import { organiser } from "#texts/organiser/organiser.ts";
import { userAdmin } from "#texts/organiser/userAdmin.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import type { loadUsersPage } from "./loadUsersPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

type Open = { readonly user: User; readonly act: UserAct };

export function UsersPage({
  loaderData: { q, start, users, before, after, events },
}: PageProps<typeof loadUsersPage>) {
  const { user: own } = useSession();
  const [open, setOpen] = useState<Open>();
  const [isInviting, setIsInviting] = useState(false);
  const close = () => setOpen(undefined);
  const pageAt = (at: number) =>
    `?${new URLSearchParams({ ...(q !== "" && { q }), start: String(at) }).toString()}`;
  return (
    <>
      <PageTitle
        title={userAdmin.title}
        lead={userAdmin.lead}
        crumbs={
          <Crumbs
            label={organiser.menu}
            items={[{ label: organiser.home.title, href: "/organiser" }, { label: userAdmin.title }]}
          />
        }
        actions={
          <Button onClick={() => setIsInviting(true)}>
            <Icon name="plus" /> {userAdmin.invite}
          </Button>
        }
      />
      <search>
        <Form className={styles.search}>
          <TextField key={q} label={userAdmin.search} type="search" name="q" defaultValue={q} />
          <Button type="submit" variant="secondary">
            {userAdmin.find}
          </Button>
        </Form>
      </search>
      <Card>
        {users.length === 0 ? (
          <EmptyState title={userAdmin.empty} action={<Button href="?">{userAdmin.reset}</Button>}>
            {userAdmin.emptyText}
          </EmptyState>
        ) : (
          <UserTable users={users} ownId={own?.id} onAct={(user, act) => setOpen({ user, act })} />
        )}
      </Card>
      {start > 0 || after !== null ? (
        <div className={styles.pages}>
          {start > 0 ? (
            <Button variant="secondary" href={pageAt(before)}>
              {userAdmin.previous}
            </Button>
          ) : null}
          {after !== null ? (
            <Button variant="secondary" href={pageAt(after)}>
              {userAdmin.next}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open?.act === "role" ? <RoleDialog user={open.user} onClose={close} /> : null}
      {open?.act === "block" ? <BlockDialog user={open.user} onClose={close} /> : null}
      {isInviting ? <InviteDialog events={events} onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}
