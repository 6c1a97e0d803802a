import { ApiFailure } from "#contract/error.ts";
import { matRefusalSchema } from "#contract/day/matActs.ts";

/** The status and the code a call was refused with. */
export async function refusalOf(asked: Promise<unknown>): Promise<[number, string | undefined]> {
  const failure = await asked.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(failure instanceof ApiFailure)) throw new Error("it was not refused");
  return [failure.error.status, matRefusalSchema.safeParse(failure.error.details).data?.code];
}

export function present<Thing>(thing: Thing | undefined | null): Thing {
  if (thing === undefined || thing === null) throw new Error("not there");
  return thing;
}
