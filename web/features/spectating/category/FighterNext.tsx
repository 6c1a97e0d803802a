import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { isToldByScore } from "#domain/bout/toldByScore.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { shortName } from "#web/i18n/names.ts";
import { boutStates, boutWords } from "#texts/sport/bout.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { home } from "#texts/spectating/home.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { followsFromResult } from "#web/sport/facts/followsFromResult.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Medal } from "#web/sport/marks/Medal.tsx";
import { boutPlace, outcomeWord, ownScoreText } from "#web/sport/facts/boutText.ts";
import { opponentOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { isFighterDone } from "#web/sport/facts/fighterDone.ts";
import { lastBout, nextBout } from "#web/sport/facts/fighterRecord.ts";
import styles from "./FighterTable.module.css";

export type PodiumPlace = { readonly category: string; readonly place: number };

type Props = {
  view: CompetitionView;
  fighterUuid: string;
  starts: StartWindows;
  podiums: readonly PodiumPlace[];
  base: string;
};

/** Where an athlete of a list goes next, when and against whom; else what it came to. */
export function FighterNext({ view, fighterUuid, starts, podiums, base }: Props) {
  const bout = nextBout(view, fighterUuid)?.bout;
  if (bout === undefined) {
    return podiums.length === 0 ? (
      <Over view={view} fighterUuid={fighterUuid} />
    ) : (
      <Podiums podiums={podiums} />
    );
  }
  const isAhead = bout.state === "waiting";
  const carpet = bout.carpet === null ? undefined : view.carpets.get(bout.carpet.uuid)?.name;
  const opponent = opponentOf(view, bout, fighterUuid);
  const about = [boutPlace(bout), opponent && boutWords.against(shortName(opponent))];
  return (
    <Anchor className={styles.next} href={`${base}/bouts/${bout.uuid}`}>
      <b data-now={isAhead ? undefined : true}>
        {carpet}
        {isAhead ? <StartTime window={starts.get(bout.uuid)} /> : <span>{boutStates[bout.state]}</span>}
      </b>
      <small {...(followsFromResult(bout) ? SPOILER : undefined)}>{about.filter(Boolean).join(", ")}</small>
    </Anchor>
  );
}

function Podiums({ podiums }: { podiums: readonly PodiumPlace[] }) {
  return (
    <span className={styles.medals} {...SPOILER}>
      {podiums.map(({ category, place }) => (
        <span key={category}>
          <Medal place={place} />
          {home.page.place(place)}
        </span>
      ))}
    </span>
  );
}

/** No bout to go to, and no medal: how the last one ended. That there is no other gives a loss away (NS2). */
function Over({ view, fighterUuid }: Pick<Props, "view" | "fighterUuid">) {
  const bout = lastBout(view, fighterUuid);
  return (
    <span className={styles.over} {...(bout && SPOILER)}>
      {isFighterDone(view, fighterUuid) ? categoryList.over : "—"}
      {bout === undefined ? null : <small>{endWords(bout, fighterUuid)}</small>}
    </span>
  );
}

/** «1/8 финала, поражение 5:6, по баллам», the own score first; «1/8 финала, поражение, неявка». */
function endWords(bout: Fighting, fighterUuid: string): string {
  const word = outcomeWord(bout, fighterUuid);
  const method = methodOf(bout);
  const ending =
    method === undefined || isToldByScore(method) ? `${word} ${ownScoreText(bout, fighterUuid)}` : word;
  return [boutRound(bout), ending, endingWords(bout)].filter(Boolean).join(", ").toLocaleLowerCase("ru");
}
