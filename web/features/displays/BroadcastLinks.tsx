import { memo } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { copyLink } from "#web/platform/share/copyLink.ts";
import { displays as words } from "#texts/displays/displays.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { isSameList } from "#web/kit/sameProps.ts";
import { List, Row } from "#web/kit/layout/layout.tsx";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import styles from "./BroadcastLinks.module.css";

const text = words.broadcast;

type Props = { competition: Competition };

/** The address of each mat's titles, for the programme that mixes the stream (DP10). They follow from the mats alone. */
export const BroadcastLinks = memo(function BroadcastLinks({ competition }: Props) {
  const origin = useRootData()?.publicUrl ?? "";
  if (competition.carpets.length === 0) return null;
  return (
    <details className={styles.links}>
      <summary>{text.title}</summary>
      <p>{text.hint}</p>
      <List inset={[8, 0]}>
        {competition.carpets.map(({ uuid, name }) => {
          const address = origin + addressOf(`/competition/${competition.uuid}/screen?overlay=${uuid}`);
          return (
            <Row as="li" key={uuid} gap={12} rowGap={6} wraps>
              <b>{name}</b>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
              <Button size="sm" variant="secondary" onClick={() => void copyLink(address)}>
                <Icon name="copy" size={18} />
                {words.pairing.copy}
              </Button>
            </Row>
          );
        })}
      </List>
    </details>
  );
}, isSameMats);

function isSameMats({ competition: before }: Props, { competition: after }: Props): boolean {
  const matsOf = ({ carpets }: Competition) => carpets.map(({ uuid, name }) => `${uuid} ${name}`);
  return before.uuid === after.uuid && isSameList(matsOf(before), matsOf(after));
}
