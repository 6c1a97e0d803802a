import type { EventInfo } from "#contract/event/eventInfo.ts";
import type { EventDraft, OrganisedEvent } from "#contract/event/organiser.ts";
import type { Declaration, Raw } from "#web/kit/forms/fields.ts";
import { email, length, max, min, own, required, saying } from "#web/kit/forms/rules.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { rawRows, readRows, rowFields, type Rows } from "./rowFields.ts";

const { event: words } = organiser;
const OPTIONAL = { aside: words.optional } as const;
const LINK = /^(?:https?:\/\/|\/(?![/\\]))\S+$/;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

const url = own((value) => (LINK.test(String(value)) ? undefined : words.urlWrong));
const text = (label: string, placeholder?: string) =>
  ({ kind: "text", label, autoComplete: "off", ...(placeholder !== undefined && { placeholder }) }) as const;

/** The lists of an event; a stored one that is longer than usual keeps all its rows. */
export function rowsOf(info: EventInfo | null): Readonly<Record<RowName, Rows>> {
  const most = (usual: number, stored: number | undefined) => Math.max(usual, (stored ?? 0) + 1);
  return {
    fee: {
      prefix: "fee",
      needed: ["title", "rubles"],
      most: Math.min(12, most(6, info?.fees?.length)),
      cells: {
        title: text(words.fee, words.feePlaceholder),
        rubles: {
          kind: "number",
          label: words.rubles,
          inputMode: "numeric",
          suffix: "₽",
          rules: [saying(min(0), words.rublesWrong), saying(max(1_000_000), words.rublesWrong), wholeNumber],
        },
      },
    },
    line: {
      prefix: "line",
      needed: ["day", "time", "title"],
      most: Math.min(60, most(15, info?.schedule?.length)),
      cells: {
        day: { kind: "date", label: words.day },
        time: {
          ...text(words.time, "09:00"),
          rules: [own((value) => (TIME.test(String(value)) ? undefined : words.timeWrong))],
        },
        title: text(words.what),
      },
    },
    document: documentRows(most(6, info?.documents?.length)),
    stream: linkRows("stream", most(6, info?.streams?.length)),
    contact: {
      prefix: "contact",
      needed: ["title"],
      most: Math.min(10, most(4, info?.contacts?.length)),
      cells: {
        title: text(words.contactTitle),
        phone: { kind: "tel", label: words.phone, autoComplete: "off" },
        email: { ...text(words.email), type: "email", rules: [saying(email, words.emailWrong)] },
      },
    },
  };
}

export const ROW_NAMES = ["fee", "line", "document", "stream", "contact"] as const;
export type RowName = (typeof ROW_NAMES)[number];

const wholeNumber = own((value) => (Number.isInteger(Number(value)) ? undefined : words.rublesWrong));

const linkRows = (prefix: string, most: number): Rows => ({
  prefix,
  needed: ["title", "url"],
  most: Math.min(20, most),
  cells: { title: text(words.documentTitle), url: { ...text(words.url, "https://"), rules: [url] } },
});

function documentRows(most: number): Rows {
  const links = linkRows("document", most);
  // How large a file that lies here is; nobody types it.
  return { ...links, takesFiles: true, cells: { ...links.cells, bytes: text(words.url) } };
}

export function eventFields(info: EventInfo | null, submit: string): Declaration {
  const rows = rowsOf(info);
  return {
    name: {
      ...text(words.name),
      rules: [
        saying(required, words.nameMissing),
        saying(length(3), words.nameMissing),
        saying(length(0, 200), words.nameLong),
      ],
    },
    dateOfEvent: {
      kind: "date",
      label: words.date,
      hint: words.dateHint,
      rules: [saying(required, words.dateMissing)],
    },
    city: { ...text(words.city), ...OPTIONAL },
    venue: { ...text(words.venue), ...OPTIONAL },
    address: { ...text(words.address), hint: words.addressHint, ...OPTIONAL },
    description: {
      kind: "textarea",
      label: words.description,
      hint: words.descriptionHint,
      ...OPTIONAL,
    },
    registrationUntil: {
      kind: "date",
      label: words.until,
      hint: words.untilHint,
      ...OPTIONAL,
      rules: [
        own(
          (value, { values }) =>
            textOf(values["dateOfEvent"]) !== "" && textOf(value) > textOf(values["dateOfEvent"])
              ? words.untilLate
              : undefined,
          { seesOthers: true },
        ),
      ],
    },
    organiserName: {
      ...text(words.organiserName),
      ...OPTIONAL,
      rules: [
        {
          ...own(
            (value, { values }) =>
              textOf(value) === "" && textOf(values["organiserNote"]) !== ""
                ? words.organiserMissing
                : undefined,
            { seesOthers: true },
          ),
          seesEmpty: true,
        },
      ],
    },
    organiserNote: { ...text(words.organiserNote), hint: words.organiserNoteHint, ...OPTIONAL },
    ...Object.fromEntries(ROW_NAMES.flatMap((name) => Object.entries(rowFields(rows[name])))),
    internalNote: { kind: "textarea", label: words.note, hint: words.noteHint, ...OPTIONAL },
    submit: { kind: "submit", label: submit },
  };
}

export function rawOfEvent(event: OrganisedEvent): Map<string, Raw> {
  const { info } = event;
  return new Map<string, Raw>([
    ["name", event.name],
    ["dateOfEvent", event.dateOfEvent?.slice(0, 10) ?? ""],
    ["city", event.city ?? ""],
    ["venue", event.venue ?? ""],
    ["address", event.address ?? ""],
    ["description", event.description ?? ""],
    ["registrationUntil", event.registrationUntil?.slice(0, 10) ?? ""],
    ["organiserName", info?.organiser?.name ?? ""],
    ["organiserNote", info?.organiser?.note ?? ""],
    ["internalNote", event.internalNote ?? ""],
    ...rawRows("fee", info?.fees ?? []),
    ...rawRows("line", info?.schedule ?? []),
    ...rawRows("document", info?.documents ?? []),
    ...rawRows("stream", info?.streams ?? []),
    ...rawRows("contact", info?.contacts ?? []),
  ]);
}

type FormValues = Readonly<Record<string, unknown>>;

/** What is written; an empty field is nothing. */
export function draftOfEvent(values: FormValues, stored: EventInfo | null): EventDraft {
  const said = (name: string) => {
    const value = values[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  return {
    name: said("name") ?? "",
    dateOfEvent: said("dateOfEvent"),
    city: said("city"),
    venue: said("venue"),
    address: said("address"),
    description: said("description"),
    registrationUntil: said("registrationUntil"),
    internalNote: said("internalNote"),
    info: infoOf(values, rowsOf(stored), said("organiserName"), said("organiserNote")),
  };
}

function infoOf(
  values: FormValues,
  rows: Readonly<Record<RowName, Rows>>,
  name: string | null,
  note: string | null,
): EventInfo {
  const read = (row: RowName) => readRows(rows[row], values);
  const links = (row: RowName) =>
    read(row).map(({ title = "", url: address = "" }) => ({ title, url: address }));
  const fees = read("fee").map(({ title = "", rubles = "" }) => ({ title, rubles: Number(rubles) }));
  const schedule = read("line").map(({ day = "", time = "", title = "" }) => ({
    day,
    time: time.padStart(5, "0"),
    title,
  }));
  const documents = read("document").map(({ title = "", url: address = "", bytes = "" }) => ({
    title,
    url: address,
    ...(address.startsWith("/uploads/") && bytes !== "" && { bytes: Number(bytes) }),
  }));
  const streams = links("stream");
  const contacts = read("contact").map(({ title = "", phone = "", email: address = "" }) => ({
    title,
    ...(phone !== "" && { phone }),
    ...(address !== "" && { email: address }),
  }));
  return {
    ...(name !== null && { organiser: { name, ...(note !== null && { note }) } }),
    ...(fees.length > 0 && { fees }),
    ...(schedule.length > 0 && { schedule }),
    ...(documents.length > 0 && { documents }),
    ...(streams.length > 0 && { streams }),
    ...(contacts.length > 0 && { contacts }),
  };
}
