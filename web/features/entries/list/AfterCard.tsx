import type { ReactNode } from "react";
import type { ListRequest } from "#contract/entry/list.ts";
import { formatNumber } from "#texts/numbers.ts";
import { entryList } from "#texts/entries/entryList.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { ChangeDraft, ListDraft } from "./listDraft.ts";
import styles from "./AfterCard.module.css";
import { countHidden, type ListPreview } from "./previewList.ts";

const { after: words } = entryList;

type Props = {
  preview: ListPreview;
  request: Pick<ListRequest, "lines" | "clubs" | "categories">;
  eventDate: string;
  draft: ListDraft;
  change: ChangeDraft;
  isReadOnly: boolean;
};

/** What the press will do, before it is pressed. */
export function AfterCard({ preview, request, eventDate, draft, change, isReadOnly }: Props) {
  const { people, known, inTwo } = countPeople(request.lines);
  const hidden = draft.haveAllConsents ? 0 : countHidden(preview, eventDate);
  return (
    <Card heading={words.title}>
      <CardBody>
        <ul className={styles.effects}>
          <Effect icon="user" label={words.people} value={people} />
          <Effect icon="users" label={words.known} value={known} />
          <Effect
            icon="bracket"
            label={words.entries}
            hint={inTwo === 0 ? undefined : words.inTwo(inTwo)}
            value={request.lines.length}
          />
          <Effect icon="plus" label={words.categories} value={request.categories.length} />
          <Effect icon="flag" label={words.clubs} value={request.clubs.length} />
          {preview.counts.repeated === 0 ? null : (
            <Effect icon="copy" label={words.repeated} value={preview.counts.repeated} />
          )}
          {hidden === 0 ? null : (
            <Effect icon="eyeOff" label={words.hidden} hint={words.hiddenHint} value={hidden} />
          )}
        </ul>
        <Checkbox
          label={entryList.consents}
          checked={draft.haveAllConsents}
          disabled={isReadOnly}
          onChange={({ currentTarget: { checked } }) => change(() => ({ haveAllConsents: checked }))}
        />
        <Text size="small" tone="muted">
          {entryList.consentsHint}
        </Text>
      </CardBody>
    </Card>
  );
}

type EffectProps = { icon: IconName; label: string; hint?: ReactNode; value: number };

function Effect({ icon, label, hint, value }: EffectProps) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </span>
      <b>{formatNumber(value)}</b>
    </li>
  );
}

function countPeople(lines: ListRequest["lines"]) {
  const entries = new Map<string, number>();
  for (const [at, { is }] of lines.entries()) {
    const key = is === null ? `l${at}` : "fighter" in is ? is.fighter : `l${is.line}`;
    entries.set(key, (entries.get(key) ?? 0) + 1);
  }
  const keys = [...entries.keys()];
  const known = new Set(lines.flatMap(({ is }) => (is !== null && "fighter" in is ? [is.fighter] : [])));
  return {
    people: keys.length - known.size,
    known: known.size,
    inTwo: [...entries.values()].filter((count) => count > 1).length,
  };
}
