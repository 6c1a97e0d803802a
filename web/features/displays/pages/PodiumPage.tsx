import { screenPages as text } from "#texts/displays/screenPages.ts";
import type { DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { medallistsIn } from "#contract/draw/drawnCategory.ts";
import { FitText } from "#web/sport/board/FitText.tsx";
import styles from "./PodiumPage.module.css";
import { ScreenNote } from "./ScreenFrame.tsx";

/** The medallists as they stand on the steps: second, first, third. */
export function PodiumPage({ picture }: { picture: DrawnCategory }) {
  const medallists = medallistsIn(picture.category, picture.drawn) ?? [];
  if (medallists.length === 0) return <ScreenNote>{text.noPlaces}</ScreenNote>;
  return (
    <ol className={styles.podium}>
      {[2, 1, 3].map((place) => {
        const here = medallists.filter((one) => one.place === place);
        return here.length === 0 ? null : (
          <li key={place} className={styles.step} data-place={place}>
            <div className={styles.people}>
              {here.map(({ fighter }) => (
                <div key={fighter.uuid}>
                  <FitText text={fighter.firstName ?? ""} className={styles.first} />
                  <FitText text={fighter.lastName} className={styles.last} />
                  <FitText
                    text={[fighter.team?.name, fighter.team?.city].filter(Boolean).join(", ")}
                    className={styles.club}
                  />
                </div>
              ))}
            </div>
            <b aria-label={text.place(place)}>{place}</b>
          </li>
        );
      })}
    </ol>
  );
}
