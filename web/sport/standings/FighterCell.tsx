import type { Fighter } from "#contract/competition/entity.ts";
import { personName } from "#web/i18n/names.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import styles from "./FighterCell.module.css";
import { Row } from "#web/kit/layout/layout.tsx";

type Props = { fighter: Fighter; href: string | undefined };

/** An athlete in a table: the club's sign, the name in full, the club and its city. */
export function FighterCell({ fighter, href }: Props) {
  const club = [fighter.team?.name, fighter.team?.city].filter(Boolean).join(", ");
  const name = personName(fighter);
  return (
    <Row gap={12}>
      <ClubRoundel name={fighter.team?.name ?? fighter.lastName} size={32} className={styles.club} />
      <div>
        {href === undefined ? (
          <b className={styles.name}>{name}</b>
        ) : (
          <Anchor className={styles.name} href={href}>
            {name}
          </Anchor>
        )}
        {club === "" ? null : <small className={styles.team}>{club}</small>}
      </div>
    </Row>
  );
}
