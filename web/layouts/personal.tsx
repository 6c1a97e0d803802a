import { Outlet, useLocation, useNavigate } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { people } from "#texts/people/people.ts";
import { general } from "#texts/general.ts";
import { useFreshOnReturn } from "#web/platform/browser/useReload.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { isAdmin, organises } from "#web/platform/session/userRoles.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import { useSignOut } from "#web/platform/session/useSignOut.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { useShownCurrent } from "#web/kit/useShownCurrent.ts";
import type { Route } from "./+types/personal.ts";
import styles from "./personal.module.css";
import { Wrap } from "#web/kit/layout/Wrap.tsx";

export const handle: PageHandle = { kind: "personal", signInFor: "personal" };

/** How many there are of each, and the people themselves: every page of the area needs them. */
export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const { user } = args.context.get(sessionContext);
  const { data: own } = await answerOf(api.account.overview());
  const everybodys = isAdmin(user)
    ? await answerOf(api.applications.find({ pagination: { page: 1, pageSize: 1 } }))
    : undefined;
  return {
    profiles: own.profiles.length,
    applications: everybodys?.meta.pagination.total ?? own.applications.length,
    isOrganiser: organises(user),
  };
}

export default function PersonalLayout({ loaderData }: Route.ComponentProps) {
  const { menu } = people;
  useFreshOnReturn();
  const strip = useShownCurrent(useLocation().pathname);
  return (
    <Wrap className={styles.area}>
      <nav ref={strip} className={styles.menu} aria-label={menu.label}>
        <Item to="/personal" icon="home" label={menu.overview} isExact />
        <Item
          to="/personal/applications"
          icon="doc"
          label={menu.applications}
          count={loaderData.applications}
        />
        <Item to="/personal/profiles" icon="users" label={menu.profiles} count={loaderData.profiles} />
        <Item to="/personal/account" icon="gear" label={menu.account} />
        {loaderData.isOrganiser ? <Item to="/organiser" icon="trophy" label={general.nav.organiser} /> : null}
        <SignOut />
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </Wrap>
  );
}

type ItemProps = { to: string; icon: IconName; label: string; count?: number; isExact?: boolean };

function Item({ to, icon, label, count, isExact = false }: ItemProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  return (
    <Anchor href={to} className={styles.item} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
      {count === undefined ? null : <small>{count}</small>}
    </Anchor>
  );
}

function SignOut() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate("/");
  };
  return (
    <button type="button" className={styles.item} onClick={() => void leave()}>
      <Icon name="logout" />
      <span>{general.nav.signOut}</span>
    </button>
  );
}
