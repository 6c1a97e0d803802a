import { expect, test } from "vitest";
import { createOptionalImports } from "./optionalImports.ts";

/** As the bundler does it: first the page is told, then whoever asked. */
async function failing(gate: Promise<void>, cause: Error, tell: (cause: Error) => void): Promise<never> {
  await gate;
  tell(cause);
  throw cause;
}

test("a script that failed while another is asked for that is optional is not taken for it", async () => {
  const imports = createOptionalImports();
  const [optional, needed] = [new Error("can be done without"), new Error("cannot be done without")];
  const gate = Promise.withResolvers<void>();
  const judged = new Map<Error, Promise<boolean> | undefined>();
  const tell = (cause: Error) => void judged.set(cause, imports.isHandled(cause));
  const asked = [
    imports.import(() => failing(gate.promise, optional, tell)),
    failing(gate.promise, needed, tell),
  ];
  gate.resolve();
  await Promise.allSettled(asked);
  await expect(judged.get(optional)).resolves.toBe(true);
  await expect(judged.get(needed)).resolves.toBe(false);
});

test("with none under way a failure is judged at once", async () => {
  const imports = createOptionalImports();
  await expect(imports.import(async () => "code")).resolves.toBe("code");
  await imports.import(async () => Promise.reject(new Error("gone"))).catch(() => undefined);
  expect(imports.isHandled(new Error("another"))).toBeUndefined();
});
