import type { Commercial } from "#contract/competition/entity.ts";
import { slideText } from "#contract/competition/slides.ts";
import { content } from "#texts/content.ts";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import styles from "./PartnerBand.module.css";

/** The partners under a public page: all of them at once, nothing moves (LK22). */
export function PartnerBand({ slides }: { slides: readonly Commercial[] }) {
  return (
    <aside className={styles.band} aria-label={content.partners.others}>
      <Wrap>
        <ul className={styles.list}>
          {slides.map((slide, index) => (
            <li key={`${index} ${slide.title}`}>
              <Partner slide={slide} />
            </li>
          ))}
        </ul>
      </Wrap>
    </aside>
  );
}

function Partner({ slide }: { slide: Commercial }) {
  const { image, title } = slide;
  const url = slideText(slide, "url");
  const words = (
    <>
      {image === "" ? null : (
        <img
          src={sizedPicture("small", image)}
          alt={title === "" ? content.partners.picture : ""}
          width={112}
          height={64}
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        {title === "" ? null : <b>{title}</b>}
        <small>{slideText(slide, "offer") || slideText(slide, "text")}</small>
      </span>
    </>
  );
  if (!/^https?:\/\//.test(url)) return <div className={styles.partner}>{words}</div>;
  return (
    <a className={styles.partner} href={url} target="_blank" rel="sponsored noopener">
      {words}
    </a>
  );
}
