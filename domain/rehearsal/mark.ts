/**
 * The uuids of a rehearsal begin alike, so that a page, a paper or a message knows one by its address alone, without asking
 * and without a network (RH4). Version 8 is the one for uuids made in a way of one's own.
 *
 * This file is on every page: nothing else belongs here.
 */
export const REHEARSAL_MARK = "4ea45a10-";

export const isRehearsalUuid = (uuid: string | undefined): boolean =>
  uuid?.startsWith(REHEARSAL_MARK) === true;

/** A new uuid of something in a competition: in a rehearsal it is known for what it is. */
export const uuidIn = (competitionUuid: string, uuid: string): string =>
  isRehearsalUuid(competitionUuid) ? REHEARSAL_MARK + uuid.slice(REHEARSAL_MARK.length) : uuid;

/**
 * What the names of the event and of its competition begin with, and so everything that shows one: pages, papers, pictures,
 * calendars. Nobody can change it (RH4).
 */
export const REHEARSAL = "РЕПЕТИЦИЯ";

/** The name of the copy of something that has a name. */
export const rehearsalName = (name: string): string => `${REHEARSAL} · ${name}`;

export const isRehearsalName = (name: string): boolean => name.startsWith(REHEARSAL);
