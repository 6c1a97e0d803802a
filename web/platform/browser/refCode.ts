const REF_CODE = "refCode";

/** Who sent this visitor: kept until the tab is closed, so that a registration pages later still knows it. */
export function rememberRefCode(search: string, storage: Pick<Storage, "setItem">): void {
  const refCode = new URLSearchParams(search).get(REF_CODE);
  if (refCode !== null && refCode !== "") storage.setItem(REF_CODE, refCode);
}

export function readRefCode(storage: Pick<Storage, "getItem">): string | undefined {
  return storage.getItem(REF_CODE) ?? undefined;
}
