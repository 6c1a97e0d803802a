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
    updatedAt: "2026-11-18",
    content: `<p>This is how competitions on this site are run. Where the regulations of an event say otherwise, the regulations apply:
they are on the page of the event.</p><h2>Categories and weighing in</h2><ul><li>Age is counted for the year of the event:
the age reached by 31 December.</li><li>The weight is not above the limit of the category. Whoever is too heavy may weigh in
again while the scales are open, or move to a heavier category before the draw.</li><li>Bring an identity document and a
medical certificate that is valid on the day of the event.</li></ul><h2>The bout</h2><ul><li>A bout goes on until the
opponent submits, until time runs out or until the referee decides.</li><li>Points are given for actions, advantages for
those that nearly succeeded, warnings and penalties for fouls.</li><li>When time is up, whoever has more points wins; then
advantages count, then penalties, then the referees decide.</li><li>An athlete submits by voice, or by tapping the mat or
the opponent. The referee must also stop the bout at any danger of an injury.</li></ul><h2>Calls and
no-shows</h2><p>Athletes are called to the mat three times, half a minute apart. Whoever has not come after the third call
loses by forfeit.</p><h2>Bracket and places</h2><p>The format of a category depends on the number of athletes: a round
robin, groups or a bracket with repechage. The draw keeps athletes of one club as far apart as possible. In a round robin
places go by wins, then by the bout between the two, then by the quality of the wins. The table says how a tie was
broken.</p><h2>Conduct</h2> <p>Opponents, referees and spectators are respected. Rudeness and dangerous actions are
disqualified from the bout, serious violations from the event.</p><h2>Protests</h2><p>A protest is made by the team’s
representative to the chief referee right after the bout. A corrected result is shown on the site with a mark.</p>`,
  },
  terms: {
    title: "Terms of service",
    updatedAt: CONSENT_VERSIONS.rules,
    content: `<p>This is an agreement between you and the organiser who runs events on this site. By accepting it when you register you
agree to everything below.</p><h2>What the service does</h2><p>It takes entries, shows categories, brackets, mat queues and
results, keeps the profiles of athletes and sends messages. Nobody needs an account to watch.</p><h2>Account</h2><ul><li>One
account per person. It must not be handed to anybody else.</li><li>Keep your password secret. If somebody has learned it,
change it and end the other sessions in “Account”.</li><li>For a minor the account and the entries are kept by a parent or
guardian; for a pupil, with the consent of the family, by the coach.</li></ul><h2>Profile and entry</h2><ul><li>What you
state must be true: age, sex, belt and weight decide the category.</li><li>One entry may be for several categories, if the
athlete fits each of them.</li><li>Until the deadline on the page of the event an entry can be changed, until the draw it
can be withdrawn.</li><li>Entries, weighing in and bouts are decided by the organiser and the referees. The service only
shows what they decided.</li></ul><h2>Fees and refunds</h2><p>The fee is shown in the entry before you send it. It is paid
to the organiser, on the spot or online. Refunds of a withdrawn entry are decided by the organiser under the regulations of
the event.</p><h2>What is not allowed</h2><ul><li>To enter a person without the consent of that person or of their
guardian.</li><li>To give somebody else’s or invented details, or to upload other people’s photos.</li><li>To disturb the
service, guess passwords or collect people’s data.</li></ul><p>For violations an account may be closed and an entry
rejected.</p><h2>Data</h2><p>Data are processed under a separate <a href="/page/consent-processing">consent to
processing</a>. A name is shown to the public only under the <a href="/page/consent-publication">consent to publication</a>;
without it a number stands in its place. You can download your data and delete the account yourself in
“Account”.</p><h2>Liability</h2><p>The organiser answers for the event, the health of the athletes and refunds. The time of
a bout is estimated by a program: it moves with the day, so follow the calls.</p><h2>Changes</h2><p>New terms are announced
here, with their date below the heading. Whoever does not agree may delete the account. Questions: <a
href="/page/contacts">contacts</a>.</p>`,
  },
  contacts: {
    title: "Contacts",
    updatedAt: "2026-11-18",
    content: `<p>The organiser of an event answers questions about weighing in, categories, fees and results: the contacts are on the page
of the event.</p><p>About your own entry you can write in the entry itself: the conversation with the organiser is at its
foot.</p><p><a href="/">All events</a></p>`,
  },
  support: {
    title: "Help",
    updatedAt: "2026-11-18",
    content: `<h2>Find yourself or your child</h2><p>Open the <a href="/search">search</a> and type the surname: on the day the mat and
the time are beside it. The star at a name adds the person to <a href="/following">favourites</a> and sends a message when
they are called.</p><h2>Enter an event</h2><p>Press “Enter” at an event. You need an account and a profile of the athlete;
after them you come back to the same entry.</p><h2>No mail arrives</h2><p>Look into the spam folder and check the address.
The mail can be sent again from the sign-in page.</p><h2>Cannot sign in</h2><p><a href="/auth/forget">Reset the password</a>
by mail. If you no longer have that mailbox, ask the organiser: <a href="/page/contacts">contacts</a>.</p><h2>A wrong
result</h2><p>The referees of the event correct it: go to the head table or write to the organiser.</p>`,
  },
  organisers: {
    title: "For organisers",
    updatedAt: "2026-11-18",
    content: `<p>A whole event can be run here: entries and fees, weighing in, draw, scoreboards and scoring tables, mat queues, awards,
result sheets and team scores.</p><h2>Where to begin</h2><ol><li>Ask the administrator of the site for an organiser’s
access: <a href="/page/contacts">contacts</a>.</li><li>Create the event, its categories and mats. Nobody sees it before it
is published.</li><li>Hold a rehearsal: it plays the whole day and changes nothing.</li><li>Open the
entries.</li></ol><h2>What the hall needs</h2><p>A laptop or tablet at each mat, a screen for the spectators, scales.
Without a network the tables go on working and send the points when it is back.</p>`,
  },
  cookies: {
    title: "Cookies and browser storage",
    updatedAt: "2026-11-21",
    content: `<p>The site keeps in the browser only what it cannot work without. There are no advertising or tracking cookies,
and nobody is told about your visits.</p><h2>What is kept</h2><ul><li>Your sign-in: a cookie, until you sign
out.</li><li>The language and the page to return to after signing in: cookies.</li><li>Colour mode, favourites and the
exact time: browser storage.</li><li>What was begun and not sent: browser storage, for seven days at most, without passwords.
Which entry was begun: a cookie for the same time.</li><li>For referees: actions at the table until they reach the server, so that not a
single point is lost without a network.</li></ul><h2>Support chat</h2><p>If the organiser has added a chat, a third-party
service loads it, and it may have cookies of its own. There is no chat on the referees’ pages.</p><h2>How to
delete</h2><p>Clear the site’s data in your browser settings. You will have to sign in and choose your settings
again.</p>`,
  },
  privacy: {
    title: "Personal data",
    updatedAt: "2026-11-19",
    content: `<p>This page says what the site knows about people and who sees it. The data are kept by the organiser who runs events
on this site, under your <a href="/page/consent-processing">consent to processing</a>.</p><h2>What is kept</h2><ul><li>Of
the account: name, email, the password in a form nobody can read and the list of
sessions.</li><li>Of the athlete: surname, first
name, patronymic, date of birth, sex, weight, belt, club, coach, phone number, email, photograph and documents, where they
were added.</li><li>Of the events: entries and the messages about them, weigh-ins, bouts and places.</li></ul><h2>What
for</h2><p>To keep the account, accept the entry, decide the category, hold the weigh-in and the bouts, establish the results
and call athletes to the mat.</p><h2>Who sees it</h2><ul><li>Everybody: name, club, category, weight and results, where there
is a <a href="/page/consent-publication">consent to publication</a>. Without it a number stands in place of the
name.</li><li>Everybody: belt, year of birth and coach, where there is a <a href="/page/consent-details">consent of its
own</a>.</li><li>The organiser and the referees of the event: what they need for entries, weighing in and
bouts.</li><li>Nobody else: day and month of birth, phone number, email, documents and photograph.</li></ul><p>The data are
not sold and not used for advertising. What the browser keeps is told at <a href="/page/cookies">“Cookies”</a>.</p><h2>How
long</h2><p>As long as there is an account. Results of past events stay in their records; without the consent to publication
a number stands in them.</p><h2>How to withdraw and delete</h2><p>The consent to publication is withdrawn in the athlete’s
profile: the name is replaced with a number at once. You can download your data and delete the account yourself in “Account”;
after consent to processing is withdrawn the data are deleted within 30 days. Questions: <a
href="/page/contacts">contacts</a>.</p>`,
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
