import type { Referee } from "#contract/referee/referee.ts";

type Named = Pick<Referee, "lastName" | "firstName" | "middleName">;

/** «Мамлеев Виктор Аркадьевич». */
export const fullName = ({ lastName, firstName, middleName }: Named): string =>
  [lastName, firstName, middleName].filter(Boolean).join(" ");

/** «Мамлеев В. А.». */
export const nameWithInitials = ({ lastName, firstName, middleName }: Named): string =>
  [lastName, ...[firstName, middleName].flatMap((name) => (name ? [`${name.slice(0, 1)}.`] : []))].join(" ");

/** «Ковёр А, Ковёр Б», in the order of the hall. */
export const matNames = (
  own: readonly string[],
  carpets: readonly { readonly uuid: string; readonly name: string }[],
): string =>
  carpets
    .filter(({ uuid }) => own.includes(uuid))
    .map(({ name }) => name)
    .join(", ");
