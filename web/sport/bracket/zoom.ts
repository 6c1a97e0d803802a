/** Percent, smallest first. */
export const ZOOMS = [50, 75, 100, 125, 150] as const;
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
