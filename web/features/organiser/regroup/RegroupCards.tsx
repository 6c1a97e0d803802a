import { useState } from "react";
import type { Regrouping } from "#contract/entry/regroup.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { regroupWords as words } from "#texts/organiser/regroup.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Fill, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import { UndoStrip } from "#web/kit/UndoStrip.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import styles from "./regroup.module.css";
import { SplitDialog } from "./SplitDialog.tsx";
import { useRegroup } from "./useRegroup.ts";

type Props = { competitionUuid: string; regrouping: Regrouping };
type Merge = Regrouping["merges"][number];
type Open =
  | { readonly act: "merge"; readonly merge: Merge }
  | { readonly act: "split"; readonly category: string };

/** Categories with too few or too many people, what is proposed for them, and the way back (CT24, CT29, CT30). */
export function RegroupCards({ competitionUuid, regrouping }: Props) {
  const { categories, merges, splits, last } = regrouping;
  const acts = useRegroup(competitionUuid);
  const isReadOnly = !useIsOnline();
  const [open, setOpen] = useState<Open>();
  const titleOf = (uuid: string) => titleWords(categories.find((one) => one.uuid === uuid)?.title ?? "");
  const close = () => setOpen(undefined);
  return (
    <Stack gap={16} className={styles.cards}>
      {isReadOnly ? <Banner tone="wait">{words.offline}</Banner> : null}
      {last === null ? null : (
        <UndoStrip submit={words.undo.submit} {...{ isReadOnly }} onUndo={() => acts.undo(last.id)}>
          {words.undo.told(last)}
        </UndoStrip>
      )}
      <Card heading={words.small} lead={merges.length === 0 ? undefined : words.smallLead}>
        {merges.length === 0 ? (
          <CardBody>
            <Text tone="secondary">
              {words.none}. {words.noneText}
            </Text>
          </CardBody>
        ) : (
          <List lines="above" inset={[12, 20]} className={styles.lines}>
            {merges.map((merge) => (
              <MergeLine
                key={merge.category}
                {...{ merge, titleOf, isReadOnly }}
                onOpen={() => setOpen({ act: "merge", merge })}
              />
            ))}
          </List>
        )}
      </Card>
      {splits.length === 0 ? null : (
        <Card heading={words.large} lead={words.largeLead}>
          <List lines="above" inset={[12, 20]} className={styles.lines}>
            {splits.map((uuid) => (
              <li key={uuid}>
                <Row gap={12} wraps>
                  <Fill>
                    <b>{titleOf(uuid)}</b>
                    <Text size="small" tone="secondary">
                      {words.people(categories.find((one) => one.uuid === uuid)?.people ?? 0)}
                    </Text>
                  </Fill>
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={isReadOnly}
                    aria-label={words.splitLabel(titleOf(uuid))}
                    onClick={() => setOpen({ act: "split", category: uuid })}
                  >
                    {words.split}
                  </Button>
                </Row>
              </li>
            ))}
          </List>
        </Card>
      )}
      {open?.act === "merge" ? (
        <MergeDialog
          {...{ competitionUuid, categories, merge: open.merge, onClose: close }}
          onMerge={acts.merge}
        />
      ) : null}
      {open?.act === "split" ? (
        <SplitDialog
          {...{ competitionUuid, category: open.category, title: titleOf(open.category), onClose: close }}
          onSplit={acts.split}
        />
      ) : null}
    </Stack>
  );
}

type LineProps = { merge: Merge; titleOf: (uuid: string) => string; isReadOnly: boolean; onOpen: () => void };

function MergeLine({ merge, titleOf, isReadOnly, onOpen }: LineProps) {
  const { category, people, to, drawn, choice } = merge;
  const title = titleOf(category);
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.small}>
          <b>{title}</b>
          <Text size="small" tone="secondary">
            {people.map(({ name, weight }) => words.person(name, weight)).join("; ")}
          </Text>
        </div>
        <Icon name={to === null ? "info" : "fwd"} size={18} />
        <div>
          {to === null ? (
            <>
              <span>{drawn === null ? words.nobody : words.drawn(titleOf(drawn))}</span>
              {choice.length === 0 ? null : (
                <Text size="small" tone="secondary">
                  {words.byHand}
                </Text>
              )}
            </>
          ) : (
            <>
              <b>{titleOf(to.category)}</b>
              <Text size="small" tone="secondary">
                {words.reasons[to.reason]}
              </Text>
            </>
          )}
        </div>
        {choice.length === 0 ? null : (
          <Button
            size="sm"
            variant="secondary"
            disabled={isReadOnly}
            aria-label={words.openLabel(title)}
            onClick={onOpen}
          >
            {to === null ? words.choose : words.open}
          </Button>
        )}
      </div>
    </li>
  );
}
