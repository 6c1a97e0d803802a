import type { Corner } from "#domain/bout/vocabulary.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { CornerMark } from "#web/ui/CornerMark.tsx";

/** The colour somebody fights in, with its letter and its words. */
export function ColourMark({ corner }: { corner: Corner }) {
  return <CornerMark corner={corner} letter={boutWords[`${corner}Letter`]} label={boutWords[corner]} />;
}
