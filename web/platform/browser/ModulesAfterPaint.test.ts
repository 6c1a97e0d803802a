import { expect, test } from "vitest";
import { withWaitingModules } from "./ModulesAfterPaint.tsx";

test("[PG6] module scripts and their preloads wait; other scripts, links and the text of the page stay", () => {
  expect(
    withWaitingModules(
      '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
        '<script nonce="n" type="module" async="">import "/a.js"</script><script nonce="n">run()</script>' +
        '<p>type="module"</p>',
    ),
  ).toBe(
    '<link rel="modulepreload-after-paint" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
      '<script nonce="n" type="module-after-paint" async="">import "/a.js"</script><script nonce="n">run()</script>' +
      '<p>type="module"</p>',
  );
});
