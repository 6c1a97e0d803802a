import type { Carpet } from "#contract/entity.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { matSign } from "#web/sport/facts/matSign.ts";
import styles from "./MatSwitch.module.css";

type Props = { carpets: readonly Carpet[]; base: string; current: string };

/** From one mat to its neighbour. */
export function MatSwitch({ carpets, base, current }: Props) {
  return (
    <nav className={styles.mats} aria-label={eventMats.title}>
      {carpets.map(({ uuid, name }) => (
        <Anchor
          key={uuid}
          href={`${base}/${uuid}`}
          aria-label={name}
          aria-current={uuid === current ? "page" : undefined}
        >
          {matSign(name)}
        </Anchor>
      ))}
    </nav>
  );
}
