import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { TeamScopes } from "./TeamScopes.tsx";

const field = (name: string, value: string, values: readonly string[]) => ({
  name,
  label: name,
  value,
  options: ["", ...values].map((one) => ({ value: one, label: one })),
});

function scopes(age: string, sex: string): string {
  const fields = [field("age", age, ["12-13", "18-"]), field("sex", sex, ["m", "f"])];
  const Component = () => <TeamScopes fields={fields} words={undefined} action="/events/1/teams" />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  return renderToString(<Stub />);
}

test("[TM13] an age is one tap away and keeps what else was chosen", () => {
  const html = scopes("12-13", "f");
  expect(html).toContain('href="/events/1/teams?sex=f"');
  expect(html).toContain('href="/events/1/teams?age=18-&amp;sex=f"');
  expect(html).toContain('type="hidden" name="age" value="12-13"');
});

test("[TM13] the rest is folded until something of it is chosen", () => {
  expect(scopes("12-13", "")).toMatch(/<details class="[^"]*">/);
  expect(scopes("", "f")).toMatch(/<details class="[^"]*" open="">/);
});
