import type { Team } from "#contract/event/content.ts";
import type { SelectOption } from "#web/kit/forms/fields.ts";
import { matchIn } from "#web/kit/forms/selectOptions.ts";
import { people } from "#texts/people/people.ts";
import { Fill, Row } from "#web/kit/layout/layout.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import styles from "./ClubOption.module.css";

/** A club as the searchable select takes it. */
export const teamOption = ({ documentId, name, city, isOfficial }: Team): SelectOption => ({
  documentId,
  name,
  city,
  isOfficial,
});

/** Its sign, its name with what was looked for marked, its city, and whether an organiser has checked it. */
export function ClubOption({ option, needle }: { option: SelectOption; needle: string }) {
  const name = wordOf(option, "name");
  const found = matchIn(name, needle);
  return (
    <Row as="span" gap={12} className={styles.club}>
      <ClubRoundel name={name} size={26} />
      <Fill as="span" className={styles.name}>
        {found === undefined ? (
          name
        ) : (
          <>
            {name.slice(0, found[0])}
            <mark>{name.slice(...found)}</mark>
            {name.slice(found[1])}
          </>
        )}
        {typeof option === "object" && option["isOfficial"] === true ? (
          <span className={styles.official}>
            <Icon name="check" size={14} /> {people.club.official}
          </span>
        ) : null}
      </Fill>
      <small>{wordOf(option, "city")}</small>
    </Row>
  );
}

function wordOf(option: SelectOption, key: string): string {
  const value = typeof option === "string" ? option : option[key];
  return typeof value === "string" ? value : "";
}
