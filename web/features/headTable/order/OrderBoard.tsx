import { memo, useId, useRef, useState, type ReactNode } from "react";
import type { Competition } from "#contract/competition/entity.ts";
import { useSorting } from "./useSorting.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { AT_ONCE } from "#web/sport/facts/sameBout.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { behindShown, boutsAhead, createBoardRows, type BoardRowModel, sortingWords } from "./boardModel.ts";
import { BoardItems, BoardRow } from "./BoardRow.tsx";
import board from "./MatBoard.module.css";
import { isMovable } from "#web/features/headTable/desk/matBouts.ts";
import styles from "./OrderBoard.module.css";
import { HealedNotice, SortingHint } from "./QueuePanel.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { Row, Stack } from "#web/kit/layout/layout.tsx";

const text = deskWords.order;
const LIST = "order";
const EVERY_CATEGORY = "";

type Props = { desk: DeskState; choice: ReactNode };

/** The bouts of the whole competition in its own order, whichever mats they stand on (CP5, CP6). */
export const OrderBoard = memo(function OrderBoard({ desk, choice }: Props) {
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { competition, view, plan } = desk;
  const [boardRow] = useState(createBoardRows);
  const [category, setCategory] = useState(EVERY_CATEGORY);
  const [most, setMost] = useState(AT_ONCE);
  const ahead = boutsAhead(desk);
  const wanted =
    category === EVERY_CATEGORY ? ahead : ahead.filter((bout) => bout.category.uuid === category);
  const sorting = useSorting({
    root,
    ghost,
    lists: [{ id: LIST, items: wanted.slice(0, most).map(({ uuid }) => uuid), firstFree: 0 }],
    canMove: (uuid) => isMovable(view.bouts.get(uuid) ?? { state: "finished" }),
    words: sortingWords(view, text.name),
    onDrop: (uuid, _list, before) =>
      desk.arrange(uuid, before ?? behindShown(ahead, wanted.slice(0, most), uuid)),
  });
  const { held } = sorting;
  const places = new Map(ahead.map(({ uuid }, index) => [uuid, index + 1]));
  const rowOf = (uuid: string): BoardRowModel[] => {
    const bout = view.bouts.get(uuid);
    if (bout === undefined) return [];
    const row = boardRow(view, plan, bout);
    const mat = view.carpets.get(bout.carpet?.uuid ?? "")?.name ?? deskWords.noMat.title;
    return [{ ...row, isFrozen: false, what: text.place(places.get(uuid) ?? 0, `${row.what} · ${mat}`) }];
  };
  return (
    <Stack gap={8} className={board.board}>
      <Row align="stretch">{choice}</Row>
      <HealedNotice desk={desk} />
      <Card className={styles.card}>
        <div className={styles.head}>
          <p>{text.about}</p>
          <CategoryChoice competition={competition} value={category} onChange={setCategory} />
        </div>
        {wanted.length === 0 ? <EmptyState title={text.empty}>{text.emptyText}</EmptyState> : null}
        <div ref={root} className={board.lists}>
          <ol data-sort-list={LIST} aria-label={text.all}>
            <BoardItems
              rows={(sorting.shown[0]?.items ?? []).flatMap(rowOf)}
              held={held && { item: held.item, by: held.by }}
              hintId={hintId}
            />
          </ol>
          {held?.by === "pointer" ? (
            <div ref={ghost} className={board.ghost} aria-hidden="true" inert>
              {rowOf(held.item).map((row) => (
                <BoardRow key={row.uuid} row={row} isPressed={false} hintId={undefined} />
              ))}
            </div>
          ) : null}
        </div>
        <Below
          ahead={ahead.length}
          competition={competition}
          left={wanted.length - most}
          onMore={() => setMost(most + 2 * AT_ONCE)}
        />
      </Card>
      <SortingHint id={hintId} said={sorting.said} hasUndo />
    </Stack>
  );
});

type ChoiceProps = { competition: Competition; value: string; onChange: (category: string) => void };

function CategoryChoice({ competition, value, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={text.category}
      value={value}
      options={[
        { value: EVERY_CATEGORY, label: text.everyCategory },
        ...competition.categories.map(({ uuid, title }) => ({ value: uuid, label: title })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type BelowProps = { ahead: number; competition: Competition; left: number; onMore: () => void };

function Below({ ahead, competition, left, onMore }: BelowProps) {
  const over = competition.fightings.length - ahead;
  return (
    <Row gap={16} rowGap={8} wraps className={styles.below}>
      {left > 0 ? (
        <Button variant="secondary" onClick={onMore}>
          {text.more(Math.min(left, 2 * AT_ONCE))}
        </Button>
      ) : null}
      {over > 0 ? <p>{text.over(over)}</p> : null}
    </Row>
  );
}
