/**
 * The uuids of a rehearsal begin alike, so that a page, a paper or a message knows one by its address alone, without asking
 * and without a network (RH4). Version 8 is the one for uuids made in a way of one's own.
 */
export const REHEARSAL_MARK = "4ea45a10-";

export const isRehearsalUuid = (uuid: string | undefined): boolean =>
  uuid?.startsWith(REHEARSAL_MARK) === true;

/**
 * What the name of the event and of its competition begin with, and so everything that shows one: pages, papers, pictures,
 * calendars. Nobody can change it (RH4).
 */
export const REHEARSAL_NAME = "РЕПЕТИЦИЯ · ";

export const isRehearsalName = (name: string | null | undefined): boolean =>
  name?.startsWith(REHEARSAL_NAME) === true;

/** The device of a table that a program plays, of the demo or of a rehearsal; people's are random. */
export const PROGRAM_DEVICE = "de300000-0000-4000-8000-";

export const isProgramDevice = (device: string | null | undefined): boolean =>
  device?.startsWith(PROGRAM_DEVICE) === true;
