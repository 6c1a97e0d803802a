import { CONSENT_VERSIONS } from "#contract/entry/consent.ts";
import { general } from "./general.ts";

/**
 * Texts people agree to must be there on the first day, before an organiser has written any page; a page of the same
 * address takes their place. A changed text needs a new version, so that everybody is asked again.
 */
const PAGES: Readonly<
  Record<string, { readonly title: string; readonly content: string; readonly updatedAt: string }>
> = {
  rules: {
    title: general.nav.rules,
    updatedAt: CONSENT_VERSIONS.rules,
    content: `<p>The service helps you enter a competition and follow it. One account per person; a minor is entered by
their legal representative.</p><p>The details in the profile must be correct: they decide the category. Decisions on
entries, weigh-in and bouts are made by the organiser of the competition.</p>`,
  },
  terms: {
    title: "Terms of service",
    updatedAt: CONSENT_VERSIONS.rules,
    content: `<p>This is an agreement between you and the organiser who runs events on this site. You accept it when you
register.</p><h2>Account</h2><p>One account per person. For a minor the parent or guardian keeps the account and makes the
entries.</p><h2>Profile and entry</h2><p>What you tell must be true: age, sex, belt and weight decide the category. An entry may
be changed until the deadline and taken back until the draw. Decisions about entries, weighing and bouts are the
organiser’s.</p><h2>Fees</h2><p>The fee is told in the entry before it is sent and is paid to the organiser, who also decides on
refunds.</p><h2>Data</h2><p>Data are processed under a <a href="/page/consent-processing">consent of its own</a>; a name is shown
to the public only under the <a href="/page/consent-publication">consent to publish</a>. You may download your data and delete
the account yourself.</p><p>Questions: <a href="/page/contacts">contacts</a>.</p>`,
  },
  contacts: {
    title: "Contacts",
    updatedAt: "2026-11-18",
    content: `<p>The organiser of an event answers questions about weighing, categories, fees and results: the contacts stand
on the page of the event.</p><p>About an entry of yours you can write in the entry itself.</p><p><a href="/">All events</a></p>`,
  },
  support: {
    title: "Help",
    updatedAt: "2026-11-18",
    content: `<h2>Find yourself or your child</h2><p>Open the <a href="/search">search</a> and type the surname: on the day the
mat and the time stand beside it.</p><h2>Enter an event</h2><p>You need an account and a profile of the athlete; after them you
come back to the same entry.</p><h2>Cannot sign in</h2><p><a href="/auth/forget">Reset the password</a> by mail, or ask the
organiser: <a href="/page/contacts">contacts</a>.</p>`,
  },
  organisers: {
    title: "For organisers",
    updatedAt: "2026-11-18",
    content: `<p>A whole event can be run here: entries and fees, weighing, draw, scoreboards, mat queues, awards, papers and
team scores.</p><h2>Where to begin</h2><ol><li>Ask the administrator of the site for an organiser’s access:
<a href="/page/contacts">contacts</a>.</li><li>Make the event, its categories and mats; nobody sees it before it is
published.</li><li>Rehearse the day.</li><li>Open the entries.</li></ol>`,
  },
  cookies: {
    title: "Cookies and browser storage",
    updatedAt: "2026-11-15",
    content: `<p>The site keeps in the browser only what it cannot work without. There are no advertising or tracking cookies,
and nobody is told about your visits.</p><h2>What is kept</h2><ul><li>Your sign-in: a cookie, until you sign
out.</li><li>The language and the page to return to after signing in: cookies.</li><li>Colour mode, favourites and the
exact time: browser storage.</li><li>For referees: actions at the table until they reach the server, so that not a
single point is lost without a network.</li></ul><h2>Support chat</h2><p>If the organiser has added a chat, a third-party
service loads it, and it may have cookies of its own. There is no chat on the referees’ pages.</p><h2>How to
delete</h2><p>Clear the site’s data in your browser settings. You will have to sign in and choose your settings
again.</p>`,
  },
  "consent-processing": {
    title: "Consent to the processing of personal data",
    updatedAt: CONSENT_VERSIONS.processing,
    content: `<p>I allow the organiser of competitions to process my data or, if I am a legal representative, the data of the
person I represent: surname, first name, patronymic, date of birth, sex, weight, belt, club, phone number, email and
photograph.</p><h2>What for</h2><p>To keep the account, accept the entry, decide the category, hold the weigh-in, make the
bracket and establish the results.</p><h2>What is done with it</h2><p>It is collected, stored, corrected, used and deleted. It
is not passed to third parties and not made public: that needs a separate consent.</p><h2>How long it is
valid</h2><p>As long as there is an account. You can withdraw consent in your personal area: the data will be deleted
within 30 days.</p>`,
  },
  "consent-publication": {
    title: "Consent to the publication of personal data",
    updatedAt: CONSENT_VERSIONS.publication,
    content: `<p>I allow the surname and first name, club, category, weight and bout results to be shown publicly on the
competition’s pages, the scoreboard and the hall screens.</p><h2>Without this consent</h2><p>Everybody else sees the
athlete’s number instead of the name. The entry, bouts and places remain valid.</p><h2>What is never shown to
anybody</h2><p>Date of birth, phone number, email, documents and photograph.</p><h2>How long it is valid</h2><p>Until it is
withdrawn in the athlete’s profile. After that the name is replaced with a number at once.</p>`,
  },
  "consent-details": {
    title: "Consent to show belt, year of birth and coach",
    updatedAt: CONSENT_VERSIONS.details,
    content: `<p>I allow the athlete’s belt, year of birth and coach’s name to be shown on the athlete’s page, beside the name,
the club and the weight.</p><h2>Without this consent</h2><p>Nothing changes: only referees and organisers see them. The entry,
bouts and places do not depend on it.</p><h2>What is never shown to anybody</h2><p>Day and month of birth, phone number,
email, documents and photograph.</p><h2>How long it is valid</h2><p>Until it is withdrawn in the athlete’s profile. After that
the page is as before at once. Where the <a href="/page/consent-publication">consent to publish the name</a> is withdrawn, these
are not shown either.</p>`,
  },
};

export const builtInPage = (slug: string) => PAGES[slug];
