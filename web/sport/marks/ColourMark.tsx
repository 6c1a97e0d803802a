import type { Corner } from "#domain/bout/vocabulary.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { CornerMark } from "./CornerMark.tsx";

/** The colour somebody fights in, with its letter and its words. */
export function ColourMark({ corner }: { corner: Corner }) {
  return <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />;
}
