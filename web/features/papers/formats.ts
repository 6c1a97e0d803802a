import type { PaperFormat, PaperKind } from "#contract/paper/paper.ts";

/** In which files a kind is offered: those people edit besides the one they print. */
export function formatsOf(kind: PaperKind, isWithEdited: boolean): readonly PaperFormat[] {
  void kind;
  void isWithEdited;
  return ["pdf"];
}
