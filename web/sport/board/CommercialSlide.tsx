import { useState, type ReactNode } from "react";
import type { Commercial } from "#contract/competition/entity.ts";
import { slideText } from "#contract/competition/slides.ts";
import { board } from "#texts/displays/board.ts";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import styles from "./CommercialSlide.module.css";
import { FitText } from "./FitText.tsx";

type Props = { commercial: Commercial; /** What stays readable under the slide. */ children?: ReactNode };

/** A partner's slide: words on the left, its picture on the right. One without a title is a poster and fills the screen. */
export function CommercialSlide({ commercial, children }: Props) {
  const { title, image } = commercial;
  const [failedImage, setFailedImage] = useState<string>();
  const hasImage = image !== "" && failedImage !== image;
  const isPoster = title === "" && hasImage;
  const text = slideText(commercial, "text");
  const offer = slideText(commercial, "offer");
  return (
    <div className={styles.host}>
      <div className={styles.slide}>
        <section className={styles.sheet} data-poster={isPoster || undefined} aria-label={board.partner}>
          {isPoster ? null : (
            <div className={styles.words}>
              <small>{board.partner}</small>
              <FitText text={title} className={styles.title} />
              {text === "" ? null : <p>{text}</p>}
              {offer === "" ? null : <strong>{offer}</strong>}
            </div>
          )}
          {hasImage ? (
            <img
              ref={(picture) => {
                // It may have failed before this page could listen.
                if (picture?.complete && picture.naturalWidth === 0) setFailedImage(image);
              }}
              className={styles.picture}
              src={sizedPicture("xlarge", image)}
              alt=""
              onError={() => setFailedImage(image)}
            />
          ) : (
            <Belts />
          )}
        </section>
        {children === undefined ? null : <div className={styles.bar}>{children}</div>}
      </div>
    </div>
  );
}

/** A partner without a picture still has a slide that looks finished. */
function Belts() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 1000 930"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g transform="rotate(-22 620 465)">
        {BELTS.map(({ y, x, colour, tip, tipX, stripes }) => (
          <g key={y}>
            <rect x={x} y={y} width="1300" height="150" fill={colour} />
            <rect x={tipX} y={y} width="210" height="150" fill={tip} />
            {stripes.map((stripe) => (
              <rect key={stripe} x={tipX + stripe} y={y} width="22" height="150" fill="#f4f1e8" />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

const BELTS = [
  { y: 60, x: 260, colour: "#1f56c2", tip: "#15191a", tipX: 760, stripes: [40, 90] },
  { y: 270, x: 180, colour: "#61399e", tip: "#15191a", tipX: 640, stripes: [50] },
  { y: 480, x: 240, colour: "#6e4224", tip: "#15191a", tipX: 720, stripes: [40, 90, 140] },
  { y: 690, x: 160, colour: "#191b1c", tip: "#b5121f", tipX: 600, stripes: [50] },
];
