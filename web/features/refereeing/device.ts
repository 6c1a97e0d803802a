const KEY = "kover-device";

/** One id for this browser: the server lets one device write to a table at a time. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known !== null) return known;
  const made = newUuid();
  localStorage.setItem(KEY, made);
  return made;
}

/**
 * The next number of this device's acts on one bout. It is kept beside the device's id and never derived from the queue:
 * an act that was refused has used its number up.
 */
export function nextDeviceSeq(fightingUuid: string): number {
  const key = `${KEY}-seq:${fightingUuid}`;
  const next = Number(localStorage.getItem(key) ?? 0) + 1;
  localStorage.setItem(key, String(next));
  return next;
}

/** `crypto.randomUUID` exists only under HTTPS; a hall's own network may not have it. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
