import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighter, Fighting } from "#contract/competition/entity.ts";
import { focusBySlash } from "#web/kit/focusBySlash.ts";
import { personName, compareNames } from "#web/i18n/names.ts";
import { formatWeight } from "#texts/numbers.ts";
import { mats } from "#texts/headTable/mats.ts";
import { OFFICIAL_METHODS } from "#texts/sport/officialMethods.ts";
import { sport } from "#texts/sport/sport.ts";
import { outcomeWord } from "#web/sport/facts/boutText.ts";
import { categoriesOfFighter } from "#web/sport/facts/competitionView.ts";
import { lastBout, nextBout } from "#web/sport/facts/fighterRecord.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Kbd } from "#web/kit/Kbd.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Menu, type MenuAction } from "#web/kit/Menu.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import styles from "./FindAthleteCard.module.css";
import { useBoutActs } from "#web/features/headTable/acts/useBoutActs.tsx";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { useSwap } from "#web/features/headTable/acts/useSwap.tsx";
import { rankSpelled, searchNeedles, spelledWords } from "#domain/search/spelling.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";

const text = mats.find;
const LEAST_LETTERS = 2;
const MOST_FOUND = 6;

/** Somebody stands at the head table and asks about one athlete: where they are, and what can be done about it. */
export function FindAthleteCard({ desk, isHead }: { desk: DeskState; isHead: boolean }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => focusBySlash(() => field.current), []);
  const navigate = useNavigate();
  const isChief = useMay("decide");
  const acts = useBoutActs(desk);
  const swap = useSwap(desk);
  const actionsOf: ActionsOf = (fighter, next, last) => [
    ...(next === undefined ? [] : acts.menuOf(next, fighter.uuid)),
    ...(last === undefined ? [] : [correctAction(last)]),
    // Who is meant for one mat draws nothing (RL22).
    ...(isHead ? swap.menuOf(fighter) : []),
  ];
  const correctAction = (bout: Fighting): MenuAction => ({
    label: (isChief ? text.correct : text.protocol)(boutName(bout)),
    icon: "edit",
    onPress: () => void navigate(`/competition/${desk.competition.uuid}/corrections/${bout.uuid}`),
  });
  const needle = typed.trim();
  const found = needle.length < LEAST_LETTERS ? [] : findFighters(desk.view.fighters.values(), needle);
  return (
    <Card aria-label={text.title}>
      <CardBody className={styles.body}>
        <Stack>
          <TextField
            label={text.label}
            aside={<Kbd className={styles.key}>/</Kbd>}
            ref={field}
            aria-keyshortcuts="/"
            type="search"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <div aria-live="polite">
            {found.length === 0 && needle.length >= LEAST_LETTERS ? <p>{text.nobody}</p> : null}
            <List lines="above" inset={[10, 0]} className={styles.found}>
              {found.slice(0, MOST_FOUND).map((fighter) => (
                <Athlete key={fighter.uuid} desk={desk} fighter={fighter} actionsOf={actionsOf} />
              ))}
            </List>
            {found.length > MOST_FOUND ? <p>{text.more(found.length - MOST_FOUND)}</p> : null}
          </div>
        </Stack>
      </CardBody>
      {acts.dialog}
      {swap.dialog}
    </Card>
  );
}

type ActionsOf = (
  fighter: Fighter,
  next: Fighting | undefined,
  last: Fighting | undefined,
) => readonly MenuAction[];

type AthleteProps = { desk: DeskState; fighter: Fighter; actionsOf: ActionsOf };

function Athlete({ desk, fighter, actionsOf }: AthleteProps) {
  const { view, plan, competition } = desk;
  const next = nextBout(view, fighter.uuid)?.bout;
  const last = lastBout(view, fighter.uuid);
  const actions = actionsOf(fighter, next, last);
  const carpet = view.carpets.get(next?.carpet?.uuid ?? "");
  const base = `/competition/${competition.uuid}/refereeing`;
  return (
    <Row as="li" gap={8} align="start" justify="between">
      <Stack as="span" gap={2} className={styles.who}>
        <b>{personName(fighter)}</b>
        <small>
          {[fighter.team?.name, fighter.weight === null ? undefined : formatWeight(fighter.weight)]
            .filter(Boolean)
            .join(", ")}
        </small>
        {categoriesOfFighter(view, fighter.uuid).map(({ uuid, title }) => (
          <Anchor key={uuid} href={`${base}/category/${uuid}`}>
            {title}
          </Anchor>
        ))}
        <small>
          {next === undefined ? (
            doneWords(fighter, last)
          ) : (
            <>
              {mats.board.soon(carpet?.name ?? text.noMat, next.number)}
              {", "}
              <ClockTime atMs={plan.starts.get(next.uuid)?.startMs} words={mats.about} />
            </>
          )}
        </small>
      </Stack>
      {actions.length === 0 ? null : <Menu label={mats.menu(personName(fighter))} actions={actions} />}
    </Row>
  );
}

const boutName = ({ number }: Fighting): string =>
  number === null ? sport.card.withoutNumber : sport.card.bout(number);

/** Who was withdrawn has nothing to come either: how their last bout ended tells the one from the other. */
function doneWords({ uuid }: Fighter, last: Fighting | undefined): string {
  if (last === undefined) return text.nothingAhead;
  const method = methodOf(last);
  const how = [outcomeWord(last, uuid).toLocaleLowerCase("ru"), method && OFFICIAL_METHODS[method]];
  return text.last(boutName(last), how.filter(Boolean).join(", "));
}

/** By name or club, the best first; forgiving as the search of the site is (SR1-SR3). */
export function findFighters(fighters: Iterable<Fighter>, typed: string): readonly Fighter[] {
  const needle = searchNeedles(typed);
  return [...fighters]
    .flatMap((fighter) => {
      const rank = rankSpelled(needle, wordsOf(fighter));
      return rank === undefined ? [] : [{ fighter, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || compareNames(one.fighter, other.fighter))
    .map(({ fighter }) => fighter);
}

/** Once for an athlete, not once for every letter typed. */
const wordsOf = onceForEach((fighter: Fighter) =>
  spelledWords(`${personName(fighter)} ${fighter.team?.name ?? ""}`),
);
