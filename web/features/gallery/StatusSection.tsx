import { Avatar } from "#web/kit/Avatar.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { BELTS } from "#contract/profile.ts";
import { Belt } from "#web/sport/marks/Belt.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { CornerMark } from "#web/sport/marks/CornerMark.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { statuses } = samples;

export function StatusSection() {
  return (
    <Section title={samples.sections.statuses}>
      <div className={styles.line}>
        <Badge tone="live">{statuses.live}</Badge>
        <Badge tone="wait">{statuses.next}</Badge>
        <Badge tone="line">{statuses.waiting}</Badge>
        <Badge tone="ok" icon="check">
          {statuses.finished}
        </Badge>
        <Badge>{statuses.draft}</Badge>
        <Badge tone="line">{statuses.closed}</Badge>
        <Badge tone="bad" icon="clock">
          {statuses.late}
        </Badge>
        <Badge tone="wait">{statuses.unpaid}</Badge>
        <Badge tone="bad">{statuses.rejected}</Badge>
        <Badge tone="line" icon="lock">
          {statuses.admins}
        </Badge>
      </div>
      <div className={styles.line}>
        <CornerMark corner="red" {...statuses.corners.red} />
        <CornerMark corner="blue" {...statuses.corners.blue} />
        {[1, 2, 3, 4].map((place) => (
          <Medal key={place} place={place} />
        ))}
        {BELTS.map((color) => (
          <Belt key={color} color={color} label={statuses.belts[color]} />
        ))}
        {statuses.clubs.map((club) => (
          <ClubRoundel key={club} name={club} size={32} />
        ))}
        <Avatar name={statuses.person} />
        <Kbd>Q</Kbd>
        <Kbd>{statuses.space}</Kbd>
      </div>
    </Section>
  );
}
