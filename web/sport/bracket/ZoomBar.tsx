import { draws } from "#texts/sport/draws.ts";
import { IconButton } from "#web/kit/IconButton.tsx";
import styles from "./ZoomBar.module.css";

type Props = { zoom: Zoom; onZoom: (zoom: Zoom) => void };

export function ZoomBar({ zoom, onZoom }: Props) {
  return (
    <fieldset className={styles.bar} aria-label={draws.bracket.zoom}>
      <IconButton icon="minus" label={draws.bracket.smaller} onClick={() => onZoom(zoomed(zoom, -1))} />
      <button type="button" className={styles.full} onClick={() => onZoom(FULL_SIZE)}>
        {draws.bracket.percent(zoom)}
      </button>
      <IconButton icon="plus" label={draws.bracket.larger} onClick={() => onZoom(zoomed(zoom, 1))} />
    </fieldset>
  );
}

/** Percent, smallest first. */
const ZOOMS = [50, 75, 100, 125, 150] as const;
export type Zoom = (typeof ZOOMS)[number];
export const FULL_SIZE: Zoom = 100;

/** The next size in that direction; the last one stays. */
export function zoomed(zoom: Zoom, direction: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + direction] ?? zoom;
}

/** Keys of the picture: by the sign they write, wherever the keyboard has it. */
export function zoomOfKey(zoom: Zoom, key: string): Zoom | undefined {
  if (key === "+" || key === "=") return zoomed(zoom, 1);
  if (key === "-" || key === "−") return zoomed(zoom, -1);
  return key === "0" ? FULL_SIZE : undefined;
}
