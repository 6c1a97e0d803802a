import { underAttack } from "./lib/underAttack.ts";

/** Wrong passwords as fast as they are answered, at one account and at made-up ones. Run: node bench/attacks/signIn.ts */
const AT_ONCE = 8;
let tries = 0;

await underAttack("wrong passwords", ({ origin }) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      tries += 1;
      const identifier = n % 2 === 0 ? "admin@kover.example" : `somebody${tries}`;
      const answer = await fetch(`${origin}/api/auth/local`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ identifier, password: "wrong" }),
      });
      await answer.text();
    }),
  ),
);
