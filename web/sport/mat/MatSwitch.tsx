import type { Carpet } from "#contract/competition/entity.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { matSign } from "#contract/competition/matSign.ts";
import styles from "./MatSwitch.module.css";

type Props = { carpets: readonly Carpet[]; base: string; current: string };

/** From one mat to its neighbour. */
export function MatSwitch({ carpets, base, current }: Props) {
  return (
    <Row as="nav" gap={6} align="stretch" wraps className={styles.mats} aria-label={eventMats.title}>
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
    </Row>
  );
}
