import { useRevalidator } from "react-router";
import type { SignInPlace } from "#contract/account/account.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { account } from "#texts/account/account.ts";
import { useApi } from "#web/platform/session/useApi.ts";
import { useMoments } from "#web/sport/time/useMoments.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { ActButton } from "#web/kit/ActButton.tsx";
import { Text } from "#web/kit/Text.tsx";
import { List, Row } from "#web/kit/layout/layout.tsx";
import styles from "./account.module.css";
import { deviceName } from "#web/platform/browser/deviceName.ts";

const { places: words } = account;

/** Where the account is signed in: this device first, then the one seen last (AU51). */
export function PlaceList({ places }: { places: readonly SignInPlace[] }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const end = async (call: Promise<unknown>, message: string) => {
    await call;
    showToast({ type: "success", message });
    await revalidate();
  };
  const sorted = places.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || Date.parse(b.seenAt) - Date.parse(a.seenAt),
  );
  return (
    <>
      <Text tone="secondary">{words.about}</Text>
      <List lines="below" inset={[10, 0]} className={styles.places}>
        {sorted.map((place) => (
          <Row as="li" key={place.id} gap={16} rowGap={8} justify="between" wraps className={styles.place}>
            <Place place={place} />
            {place.isCurrent ? (
              <Badge tone="ok">{words.current}</Badge>
            ) : (
              <ActButton
                size="sm"
                variant="secondary"
                aria-label={words.endLabel(nameOf(place))}
                onPress={() => end(api.account.endPlace(place.id), words.ended)}
              >
                {words.end}
              </ActButton>
            )}
          </Row>
        ))}
      </List>
      {places.length > 1 ? (
        <ActButton variant="secondary" onPress={() => end(api.account.endOtherPlaces(), words.othersEnded)}>
          {words.endOthers}
        </ActButton>
      ) : null}
    </>
  );
}

const nameOf = ({ programName, userAgent }: SignInPlace) =>
  programName === null ? deviceName(userAgent) : words.named(programName);

function Place({ place }: { place: SignInPlace }) {
  const moments = useMoments();
  return (
    <div className={styles.device}>
      <b>{nameOf(place)}</b>
      <small>
        {words.seen(moments(Date.parse(place.seenAt)))}
        {" · "}
        {words.since(moments(Date.parse(place.createdAt)))}
      </small>
    </div>
  );
}
