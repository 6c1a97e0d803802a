import { underAttack } from "./lib/underAttack.ts";

/**
 * The dearest reads a stranger may ask for: everything populated, filters many steps away, words looked for everywhere, pictures
 * of every bout, tables and calendars. Run: node bench/attacks/wideReads.ts
 */
const AT_ONCE = 20;
const STEPS = "[fighters][categories][fighters][categories][fighters][lastName][$containsi]";
let asked = 0;

const ADDRESSES = [
  () =>
    "/api/fightings?pagination[pageSize]=100&populate[fighters][populate][team][populate]=*&populate[fighters][populate][categories][populate]=*&populate[competition][populate]=*",
  () =>
    "/api/competitions?populate[fightings][populate]=*&populate[categories][populate]=*&populate[carpets][populate]=*",
  (n: number) => `/api/fightings?filters[$or][0]${STEPS}=${n}&filters[$or][1]${STEPS}=x${n}`,
  (n: number) => `/api/fighters?_q=a${n}&sort=team.name,lastName&populate=*`,
  (n: number) => `/api/search?limit=50&q=${"abcd ".repeat(8)}${n}`,
  (n: number) => `/api/events/1/bouts/${n}/share.png`,
  () => "/api/events/1/share.png",
  (n: number) => `/events/1/calendar.ics?x=${n}`,
  (n: number) => `/events/1/qr.svg?x=${n}`,
];

await underAttack("wide reads", ({ origin }) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      asked += 1;
      const address = ADDRESSES[asked % ADDRESSES.length]?.(asked) ?? "/";
      await (await fetch(origin + encodeURI(address))).text();
    }),
  ),
);
