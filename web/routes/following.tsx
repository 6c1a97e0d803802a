import { SpoilerSwitch } from "#web/sport/spoilers/SpoilerSwitch.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { FollowedList } from "#web/features/following/FollowedList.tsx";
import { PushSettings } from "#web/features/following/PushSettings.tsx";
import { follow } from "#web/i18n/ru/following/follow.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./following.module.css";
import type { Route } from "./+types/following.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: follow.page.title });

/** What this device follows. The page itself is the same for everybody; the device fills it in. */
export default function FollowingPage() {
  return (
    <Wrap>
      <PageTitle title={follow.page.title} lead={follow.page.lead} />
      <div className={styles.columns}>
        <FollowedList />
        <div className={styles.settings}>
          <PushSettings />
          <SpoilerSwitch />
        </div>
      </div>
    </Wrap>
  );
}
