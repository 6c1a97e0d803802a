import type { Carpet, Competition } from "#contract/competition/entity.ts";
import { slidesFor } from "#contract/competition/slides.ts";
import { nameInPair } from "#web/sport/facts/fighterName.ts";
import { formatNumber } from "#texts/numbers.ts";
import { screen as text } from "#texts/displays/screen.ts";
import { boutOnMat, nextOnMat } from "#web/sport/facts/boutPhase.ts";
import { CommercialSlide } from "#web/sport/board/CommercialSlide.tsx";
import { FitText } from "#web/sport/board/FitText.tsx";
import { matSign } from "#contract/competition/matSign.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { useAmount } from "./scales.ts";
import { usePartOf, useTurn } from "./usePart.ts";
import styles from "./CommercialsPage.module.css";
import { ScreenNote } from "./ScreenFrame.tsx";

/** As many scores as are read at a glance; more mats take turns. */
const MATS = 4;

type Props = { competition: Competition; starts: StartWindows };

/** The partners in turn; under them the scores go on. */
export function CommercialsPage({ competition, starts }: Props) {
  const { carpets } = competition;
  const commercials = slidesFor(competition.commercials, "walls");
  const mats = useAmount(MATS, { 1.25: 2, 1.5: 2, 2: 2 });
  // Here, not in the ticker: a new slide must not begin the parts anew.
  const shown = usePartOf("ticker", carpets, mats);
  const turn = useTurn(commercials.length, (index) => Math.max(3, commercials[index]?.seconds ?? 8));
  const commercial = commercials[turn];
  if (commercial === undefined) return <ScreenNote>{text.soon}</ScreenNote>;
  return (
    <CommercialSlide key={turn} commercial={commercial}>
      <Ticker competition={competition} carpets={shown} starts={starts} />
    </CommercialSlide>
  );
}

type TickerProps = Props & { carpets: readonly Carpet[] };

function Ticker({ competition, carpets, starts }: TickerProps) {
  return (
    <ul className={styles.ticker}>
      {carpets.map((carpet) => {
        const bouts = competition.fightings.filter((bout) => bout.carpet?.uuid === carpet.uuid);
        const onMat = boutOnMat(bouts);
        const bout = onMat ?? nextOnMat(competition, carpet, undefined, starts);
        const fighters = competition.categories.find(({ uuid }) => uuid === bout?.category.uuid)?.fighters;
        const people = bout?.slots.map(({ fighter }) => fighters?.find(({ uuid }) => uuid === fighter));
        const isNamesake = people?.[0]?.lastName === people?.[1]?.lastName;
        return (
          <li key={carpet.uuid} aria-label={carpet.name}>
            <b>{matSign(carpet.name)}</b>
            <div className={styles.pair}>
              {people?.map((fighter, index) => (
                <p key={index === 0 ? "red" : "blue"}>
                  <FitText
                    text={fighter ? nameInPair.surname(fighter, isNamesake) : ""}
                    className={styles.name}
                  />
                  {onMat === undefined ? null : (
                    <em>{formatNumber(onMat.points[fighter?.uuid ?? ""]?.scores ?? 0)}</em>
                  )}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
