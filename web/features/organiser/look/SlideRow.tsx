import type { Commercial } from "#contract/competition/entity.ts";
import { isOff, placesOf } from "#contract/competition/slides.ts";
import { slideWords as words } from "#texts/organiser/look.ts";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Fill } from "#web/kit/layout/layout.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./look.module.css";

export type Opened = { readonly act: "edit" | "remove"; readonly index: number };

export type ListProps = {
  slides: readonly Commercial[];
  isBusy: boolean;
  onWrite: (slides: readonly Commercial[]) => void;
  onOpen: (opened: Opened) => void;
};

type Props = ListProps & { index: number; onMove: (to: number) => void };

export const titleOf = ({ title }: Commercial): string => title || words.untitled;

/** A slide of the list, and what can be done with it. */
export function SlideRow({ slides, index, isBusy, onWrite, onOpen, onMove }: Props) {
  const slide = slides[index];
  if (slide === undefined) return null;
  const title = titleOf(slide);
  return (
    <>
      <span className={styles.handle} aria-hidden="true">
        <Icon name="drag" />
      </span>
      {slide.image === "" ? (
        <span className={styles.thumb} />
      ) : (
        <img src={sizedPicture("small", slide.image)} alt="" className={styles.thumb} loading="lazy" />
      )}
      <Fill className={styles.slideName}>
        <b>{title}</b>
        <small>{[words.seconds(slide.seconds), placesText(slide)].join(", ")}</small>
      </Fill>
      <Switch
        label={<VisuallyHidden>{words.isOn(title)}</VisuallyHidden>}
        isOn={!isOff(slide)}
        isDisabled={isBusy}
        onChange={(isOn) => onWrite(slides.toSpliced(index, 1, { ...slide, isOff: !isOn }))}
      />
      <IconButton
        icon="up"
        label={words.up(title)}
        disabled={index === 0 || isBusy}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="down"
        label={words.down(title)}
        disabled={index === slides.length - 1 || isBusy}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon="edit" label={words.edit(title)} onClick={() => onOpen({ act: "edit", index })} />
      <IconButton icon="trash" label={words.remove(title)} onClick={() => onOpen({ act: "remove", index })} />
    </>
  );
}

function placesText(slide: Commercial): string {
  const places = placesOf(slide).map((place) => words.places[place]);
  return places.length === 0 ? words.nowhere : places.join(", ");
}
