import type { OrganisedCarpet } from "#contract/event/organiser.ts";
import type { CrewedBout, Referee } from "#contract/referee/referee.ts";
import { referees as words } from "#texts/organiser/referees.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Menu } from "#web/kit/Menu.tsx";
import { Cell, HeadCell, Table } from "#web/kit/Table.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { tiedBouts } from "./crews.ts";
import { fullName, matNames, nameWithInitials } from "./refereeNames.ts";
import styles from "./referees.module.css";
import { TieList } from "./Ties.tsx";

export type RefereeAct = "edit" | "remove";

type Props = {
  list: readonly Referee[];
  carpets: readonly OrganisedCarpet[];
  bouts: readonly CrewedBout[];
  onAct: (referee: Referee, act: RefereeAct) => void;
};

/** The referees of a competition in the order of the list that is signed (RE2). */
export function RefereeTable({ list, carpets, bouts, onAct }: Props) {
  const { columns } = words;
  const isOnlyListed = list.some(({ isNamed }) => isNamed);
  return (
    <Table caption={words.table}>
      <thead>
        <tr>
          <HeadCell>{columns.name}</HeadCell>
          <HeadCell isWide>{columns.grade}</HeadCell>
          <HeadCell isWide>{columns.post}</HeadCell>
          <HeadCell isWide>{columns.from}</HeadCell>
          <HeadCell isWide>{columns.mats}</HeadCell>
          <HeadCell isWide>{columns.load}</HeadCell>
          <HeadCell>
            <VisuallyHidden>{columns.acts}</VisuallyHidden>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {list.map((referee) => (
          <RefereeRow
            key={referee.uuid}
            referee={referee}
            mats={matNames(referee.carpets, carpets)}
            tied={tiedBouts(referee, bouts)}
            isOutside={isOnlyListed && referee.account !== null && !referee.isNamed}
            onAct={onAct}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = Pick<Props, "onAct"> & {
  referee: Referee;
  mats: string;
  tied: ReturnType<typeof tiedBouts>;
  /** Only others of the list run the competition (RL23). */
  isOutside: boolean;
};

function RefereeRow({ referee, mats, tied, isOutside, onAct }: RowProps) {
  const { grade, post, region, city, club, account, load } = referee;
  const gradeWord = grade === null ? words.noGrade : words.grades[grade];
  const postWord = post === null ? "" : words.posts[post];
  const place = [region, city].filter(Boolean).join(", ");
  const onMats = mats === "" ? words.anyMat : mats;
  const isIdle = load.fought + load.ahead === 0;
  const bouts = isIdle ? words.noLoad : words.load(load.fought, load.ahead);
  const hours = isIdle ? "" : words.hours(load.workedMs + load.aheadMs);
  return (
    <tr>
      <Cell className={styles.who}>
        <b>{fullName(referee)}</b>
        <small className={styles.narrow}>{[postWord, gradeWord].filter(Boolean).join(", ")}</small>
        <small className={styles.narrow}>{[place, club].filter(Boolean).join(", ")}</small>
        <small>{account === null ? words.noAccount : account.username}</small>
        {account?.hasLeft === true ? <Badge tone="bad">{words.left}</Badge> : null}
        {isOutside ? <Badge tone="wait">{words.outside}</Badge> : null}
        <small className={styles.narrow}>
          {words.columns.mats}: {onMats}
        </small>
        <small className={styles.narrow}>{isIdle ? null : `${bouts}, ${hours}`}</small>
        {tied.length === 0 ? null : (
          <div className={styles.ties}>
            <Badge tone="wait" icon="warn">
              {words.neutrality}
            </Badge>
            <TieList tied={tied} most={2} />
          </div>
        )}
      </Cell>
      <Cell isWide>{gradeWord}</Cell>
      <Cell isWide>{postWord}</Cell>
      <Cell isWide className={styles.who}>
        {place}
        {club === null ? null : <small>{club}</small>}
      </Cell>
      <Cell isWide>{onMats}</Cell>
      <Cell isWide className={styles.who}>
        {bouts}
        <small>{hours}</small>
      </Cell>
      <Cell align="end">
        <Menu
          label={words.acts(nameWithInitials(referee))}
          actions={[
            { label: words.edit, icon: "edit", onPress: () => onAct(referee, "edit") },
            {
              label: words.remove,
              icon: "trash",
              isDangerous: true,
              onPress: () => onAct(referee, "remove"),
            },
          ]}
        />
      </Cell>
    </tr>
  );
}
