const KEY = "kover-device";

let known: string | undefined;

/** One id for this browser: the server lets one device write to a table at a time. */
export function deviceId(): string {
  known ??= readKept();
  if (known === undefined) rememberDevice(newUuid());
  return known ?? "";
}

export function rememberDevice(id: string): void {
  known = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The database beside it keeps the id too.
  }
}

function readKept(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `crypto.randomUUID` exists only under HTTPS; a hall's own network may not have it. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
