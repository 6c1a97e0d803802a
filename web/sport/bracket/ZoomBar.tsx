import { draws } from "#web/i18n/ru/sport/draws.ts";
import { IconButton } from "#web/kit/IconButton.tsx";
import { FULL_SIZE, zoomed, type Zoom } from "./zoom.ts";
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
