import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { personName } from "#web/i18n/names.ts";
import { boutStates, boutWords } from "#texts/sport/bout.ts";
import { follow } from "#texts/following/follow.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { hasBegun } from "#web/sport/facts/boutPhase.ts";
import { followsFromResult } from "#web/sport/facts/followsFromResult.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { categoryTitle } from "#web/sport/facts/categoryTitle.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { outcomeWord, ownScoreText } from "#web/sport/facts/boutText.ts";
import { BOUT_TONES } from "#web/sport/bout/BoutBadge.tsx";
import { opponentOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import styles from "./PersonCard.module.css";
import type { OwnPerson, PersonNow } from "./myPeople.ts";
import { Row } from "#web/kit/layout/layout.tsx";

type Props = {
  view: CompetitionView;
  person: OwnPerson;
  base: string;
  /** Said below, e.g. the event where several stand together. */
  note?: string | undefined;
};

/** Where an athlete somebody follows is now: on a mat with the score, next with the time, or done with the result. */
export function PersonCard({ view, person: { fighter, category, now }, base, note }: Props) {
  const carpet = now.type === "none" ? undefined : carpetName(view, now);
  const about = [category && categoryTitle(category).main, now.type === "done" ? undefined : carpet];
  return (
    <Anchor className={styles.card} href={`${base}/fighters/${fighter.uuid}`} data-now={now.type}>
      <Row as="span" gap={8} justify="between" align="start">
        <b className={styles.name}>{personName(fighter)}</b>
        <When now={now} />
      </Row>
      <small>{about.filter(Boolean).join(", ")}</small>
      <Row as="span" gap={12} align="end" justify="between" className={styles.last}>
        <Last view={view} now={now} fighterUuid={fighter.uuid} />
      </Row>
      {note === undefined ? null : <small>{note}</small>}
    </Anchor>
  );
}

function carpetName(view: CompetitionView, { bout }: Exclude<PersonNow, { type: "none" }>) {
  return bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid)?.name;
}

function When({ now }: { now: PersonNow }) {
  switch (now.type) {
    case "on-mat":
      return <Badge tone={BOUT_TONES[now.bout.state]}>{boutStates[now.bout.state]}</Badge>;
    case "next":
      return <StartTime window={now.window} className={styles.time} />;
    case "done":
      return now.place === undefined ? null : (
        <span {...SPOILER}>
          <Medal place={now.place} label={follow.strip.place(now.place)} />
        </span>
      );
    case "none":
      return null;
  }
}

type LastProps = { view: CompetitionView; now: PersonNow; fighterUuid: string };

function Last({ view, now, fighterUuid }: LastProps) {
  if (now.type === "none") return follow.strip.noBouts;
  const { bout } = now;
  const opponent = opponentOf(view, bout, fighterUuid);
  const against = (
    <span {...(followsFromResult(bout) ? SPOILER : undefined)}>
      {opponent ? boutWords.against(personName(opponent)) : follow.strip.waits}
    </span>
  );
  if (now.type === "next") {
    const { before } = now;
    return (
      <>
        {against}
        {before === undefined ? null : (
          <b>{before === 0 ? follow.strip.next : follow.strip.before(before)}</b>
        )}
      </>
    );
  }
  const score = ownScoreText(bout, fighterUuid);
  if (now.type === "on-mat") {
    return (
      <>
        {against}
        <b className={styles.score} {...SPOILER}>
          {hasBegun(bout) ? score : null}
        </b>
      </>
    );
  }
  return (
    <>
      <span {...SPOILER}>
        {[outcomeWord(bout, fighterUuid), endingWords(bout)].filter(Boolean).join(", ")}
      </span>
      <b className={styles.score} {...SPOILER}>
        {score}
      </b>
    </>
  );
}
