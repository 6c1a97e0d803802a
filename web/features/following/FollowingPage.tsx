import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { SpoilerSwitch } from "#web/sport/spoilers/SpoilerSwitch.tsx";
import { FollowedList } from "./FollowedList.tsx";
import { PushSettings } from "./PushSettings.tsx";
import { follow } from "#texts/following/follow.ts";
import styles from "./FollowingPage.module.css";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";

/** What this device follows. The page itself is the same for everybody; the device fills it in. */
export function FollowingPage() {
  return (
    <Wrap>
      <PageTitle title={follow.page.title} lead={follow.page.lead} />
      <Columns aside={400} className={styles.columns}>
        <FollowedList />
        <Stack gap={24} className={styles.settings}>
          <PushSettings />
          <SpoilerSwitch />
        </Stack>
      </Columns>
    </Wrap>
  );
}
