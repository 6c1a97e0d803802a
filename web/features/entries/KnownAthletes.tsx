import { useEffect, useState } from "react";
import type { KnownFighter } from "#contract/organiser.ts";
import { fullName } from "#web/i18n/names.ts";
import { entriesDesk } from "#web/i18n/ru/entries/entriesDesk.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { ActButton } from "#web/kit/ActButton.tsx";
import styles from "./entries.module.css";

const { form: words } = entriesDesk;
const SHORTEST = 3;
const PAUSE_MS = 300;

type Props = { lastName: string; onTake: (known: KnownFighter) => Promise<void> };

/** Athletes of this surname: two records of one person help nobody. */
export function KnownAthletes({ lastName, onTake }: Props) {
  const known = useKnown(lastName);
  if (known.length === 0) return null;
  return (
    <section aria-label={words.found} className={styles.known}>
      <b>{words.found}</b>
      <small>{words.foundHint}</small>
      {known.map((one) => (
        <div key={one.documentId}>
          <span className={styles.who}>
            {fullName(one)}
            <small>
              {[one.birthDate === null ? "" : words.born(one.birthDate), one.team?.name]
                .filter(Boolean)
                .join(", ")}
            </small>
          </span>
          <ActButton size="sm" variant="secondary" onPress={() => onTake(one)}>
            {words.take}
          </ActButton>
        </div>
      ))}
    </section>
  );
}

function useKnown(lastName: string): readonly KnownFighter[] {
  const api = useBackgroundApi();
  const [found, setFound] = useState<{ readonly wanted: string; readonly people: readonly KnownFighter[] }>();
  const wanted = lastName.length < SHORTEST ? "" : lastName;
  useEffect(() => {
    if (wanted === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void api.organiser.knownFighters(wanted).then(
        ({ data }) => (isCurrent ? setFound({ wanted, people: data }) : undefined),
        // Without it the form works as well.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, wanted]);
  return found !== undefined && found.wanted === wanted ? found.people : [];
}
