import { useState } from "react";
import { Form } from "react-router";
import type { User } from "#contract/content.ts";
import { InviteDialog } from "#web/features/organiser/users/InviteDialog.tsx";
import { BlockDialog, RoleDialog } from "#web/features/organiser/users/UserDialogs.tsx";
import { UserTable, type UserAct } from "#web/features/organiser/users/UserTable.tsx";
import styles from "#web/features/organiser/users/users.module.css";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { userAdmin } from "#web/i18n/ru/organiser/userAdmin.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import type { Route } from "./+types/users.ts";

const PAGE = 50;

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const start = Math.max(0, Math.trunc(Number(searchParams.get("start") ?? "0")) || 0);
  // One more than is shown tells whether there is a next page.
  const found = await answerOf(apiFor(args).users.find(q, start, PAGE + 1));
  return { q, start, users: found.slice(0, PAGE), hasMore: found.length > PAGE };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: userAdmin.title });

type Open = { readonly user: User; readonly act: UserAct };

export default function UsersPage({ loaderData: { q, start, users, hasMore } }: Route.ComponentProps) {
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
      {start > 0 || hasMore ? (
        <div className={styles.pages}>
          {start > 0 ? (
            <Button variant="secondary" href={pageAt(Math.max(0, start - PAGE))}>
              {userAdmin.previous}
            </Button>
          ) : null}
          {hasMore ? (
            <Button variant="secondary" href={pageAt(start + PAGE)}>
              {userAdmin.next}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open?.act === "role" ? <RoleDialog user={open.user} onClose={close} /> : null}
      {open?.act === "block" ? <BlockDialog user={open.user} onClose={close} /> : null}
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
    </>
  );
}
