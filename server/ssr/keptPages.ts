import { createHash } from "node:crypto";
import type { HttpRequest, HttpResponse } from "#contract/call.ts";
import { createEncodedBody, type EncodedBody } from "../snapshots/encodedBody.ts";

/** An answer of the API to a page, with what tells whether it would be the same now. */
export type PageRead = HttpResponse & {
  /** Of a competition's document. */
  readonly etag?: string | undefined;
  readonly competitionUuid?: string | undefined;
};

export type SendRead = (request: HttpRequest) => Promise<PageRead>;

export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: EncodedBody;
};

/** A page just rendered, and what it was rendered from. */
export type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reads: readonly Read[];
};
export type Read = { readonly request: HttpRequest; readonly answer: PageRead };

/** Remembers what a render asks and gets; a competition's document by its tag alone, for it is large. */
export function recordReads(send: SendRead): { readonly send: SendRead; readonly reads: readonly Read[] } {
  const reads: Read[] = [];
  const sendRecorded: SendRead = async (request) => {
    const answer = await send(request);
    reads.push({
      request,
      answer: answer.etag === undefined ? answer : { ...answer, text: "" },
    });
    return answer;
  };
  return { send: sendRecorded, reads };
}

export type KeptPages = {
  /** The page as it would be rendered now, or nothing when that has to be looked up first. */
  readonly peek: (url: string) => KeptPage | undefined;
  /** Gives the page, asking the API again whether what it was made from still holds. */
  readonly find: (url: string) => Promise<KeptPage | undefined>;
  /** An address without a page is not worth a place: there is no end of them. */
  readonly keep: (url: string, page: RenderedPage) => KeptPage;
};

export type KeptPagesDeps = {
  readonly send: SendRead;
  /** Of a competition's document as it is now; undefined when that has to be looked up. */
  readonly currentTag: (competitionUuid: string) => string | undefined;
  readonly now: () => number;
};

type Held = KeptPage & {
  readonly reads: readonly Read[];
  readonly renderedAtMs: number;
  checkedAtMs: number;
};

const MOST_HELD = 400;
/** A competition is compared at every request; texts and lists this often. */
const RECHECK_MS = 1000;
/** A page says "in about ten minutes": it grows old by itself. */
const OLDEST_MS = 30_000;

/** What an anonymous visitor sees, rendered once for everybody and given out until something it shows has changed. */
export function createKeptPages({ send, currentTag, now }: KeptPagesDeps): KeptPages {
  const held = new Map<string, Held>();

  const isCurrent = ({ reads, checkedAtMs }: Held) =>
    now() - checkedAtMs < RECHECK_MS &&
    reads.every(
      ({ answer: { competitionUuid, etag } }) =>
        competitionUuid === undefined || currentTag(competitionUuid) === etag,
    );

  return {
    peek: (url) => {
      const page = held.get(url);
      if (page === undefined || !isCurrent(page)) return undefined;
      putLast(held, url, page);
      return page;
    },
    find: async (url) => {
      const page = held.get(url);
      if (page === undefined) return undefined;
      const startedAtMs = now();
      const isSame =
        startedAtMs - page.renderedAtMs < OLDEST_MS && (await wouldReadTheSame(page.reads, send));
      if (held.get(url) !== page) return undefined;
      if (!isSame) {
        held.delete(url);
        return undefined;
      }
      page.checkedAtMs = startedAtMs;
      putLast(held, url, page);
      return page;
    },
    keep: (url, { status, html, headers, reads }) => {
      const body = createEncodedBody(html);
      const page = {
        status,
        headers,
        etag: etagOf(html),
        body,
        reads,
        renderedAtMs: now(),
        checkedAtMs: now(),
      };
      if (status !== 200) return page;
      putLast(held, url, page);
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
      return page;
    },
  };
}

/** The one that was asked for the longest ago stands first, and goes first. */
function putLast(held: Map<string, Held>, url: string, page: Held): void {
  held.delete(url);
  held.set(url, page);
}

const etagOf = (html: string) => `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;

async function wouldReadTheSame(reads: readonly Read[], send: SendRead): Promise<boolean> {
  const answers = await Promise.all(
    reads.map(async ({ request, answer }) => {
      const { etag } = answer;
      if (etag !== undefined) {
        const headers = { ...request.headers, "if-none-match": etag };
        return (await send({ ...request, headers })).status === 304;
      }
      const { status, text } = await send(request);
      return status === answer.status && text === answer.text;
    }),
  );
  return answers.every(Boolean);
}
