import type { Locale } from "#contract/locale.ts";
import type { PaperKind, PaperSettings } from "#contract/paper/paper.ts";
import type { BoutDuty, Grade, Post } from "#domain/referee/referee.ts";
import type { Words } from "../words/words.ts";
import type { PresentedCompetition } from "../present/competition.ts";

/** An athlete under their own name, whatever the public is shown. */
export type PaperPerson = {
  readonly uuid: string;
  readonly lastName: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly birthDate: string | null;
  readonly birthYear: number | null;
  readonly sex: "m" | "f" | null;
  readonly rank: string | null;
  readonly belt: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly club: string | null;
  readonly coach: string | null;
  readonly licence: string | null;
};

export type PaperReferee = {
  readonly uuid: string;
  readonly lastName: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly grade: Grade | null;
  readonly post: Post | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly club: string | null;
  /** Uuids of the mats they are meant for. */
  readonly mats: readonly string[];
};

export type CategoryFacts = {
  readonly sex: "m" | "f" | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly weightMin: number | null;
  readonly weightMax: number | null;
  readonly level: string | null;
};

export type ScaleRow = {
  readonly category: string;
  readonly fighter: string;
  readonly state: "not_weighed" | "passed" | "overweight" | "no_show";
  readonly weight: number | null;
  readonly attempts: number;
  /** Null for who was weighed before there was a scale of its own. */
  readonly atMs: number | null;
};

/** Everything papers are made of, read once. */
export type PaperData = {
  /** Of the language they are made in; titles and mats are told in it already. */
  readonly words: Words;
  readonly locale: Locale;
  /** What everybody may know: categories, bouts, mats, the programme. */
  readonly competition: PresentedCompetition;
  readonly facts: ReadonlyMap<string, CategoryFacts>;
  readonly people: ReadonlyMap<string, PaperPerson>;
  readonly referees: readonly PaperReferee[];
  /** Who judged which bout, by the bout's uuid. */
  readonly crews: ReadonlyMap<string, readonly { readonly referee: PaperReferee; readonly duty: BoutDuty }[]>;
  readonly scale: readonly ScaleRow[];
  readonly event: {
    readonly name: string;
    /** Of the hall: `2026-11-14`, the first and the last one. */
    readonly days: readonly string[];
    readonly city: string | null;
    readonly venue: string | null;
    readonly address: string;
  };
  /** The last editions of papers of the whole competition. */
  readonly editions: readonly {
    readonly kind: PaperKind;
    readonly edition: number;
    readonly madeAtMs: number;
    readonly code: string;
    readonly isDraft: boolean;
  }[];
  readonly settings: PaperSettings;
  /** When bouts to come are expected to start, as the pages tell it; nothing while nobody knows when mats begin. */
  readonly starts: ReadonlyMap<string, number>;
  /** Bouts nobody will fight. */
  readonly off: ReadonlySet<string>;
  /** Of the hall. */
  readonly timeZone: string;
  readonly nowMs: number;
};
