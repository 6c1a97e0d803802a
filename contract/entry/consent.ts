/** What a person agrees to, each in a document of its own. */
export const CONSENT_KINDS = ["rules", "processing", "publication", "details"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The text that is asked for now. A new text is a new version; who agreed to an older one is asked again. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  rules: "2026-11-19",
  processing: "2026-11-01",
  publication: "2026-11-01",
  details: "2026-11-19",
};

/** The page of each text. */
export const CONSENT_PAGES: Readonly<Record<ConsentKind, string>> = {
  rules: "/page/terms",
  processing: "/page/consent-processing",
  publication: "/page/consent-publication",
  details: "/page/consent-details",
};

/** Those of a managed person, changed in their profile and with an entry; `details` is nobody's condition (PE21). */
export const PERSON_CONSENTS = ["processing", "publication", "details"] as const;
export type PersonConsent = (typeof PERSON_CONSENTS)[number];

export const isPersonConsent = (kind: ConsentKind): kind is PersonConsent =>
  PERSON_CONSENTS.some((one) => one === kind);

export type GivenConsent = { kind: ConsentKind; version: string };

/** The current text of each kind named. */
export const currentConsents = <Kind extends ConsentKind>(kinds: readonly Kind[]) =>
  kinds.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }));
