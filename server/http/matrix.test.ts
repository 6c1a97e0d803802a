import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COLLECTION_NAMES, type CollectionName } from "#contract/api/collection.ts";
import {
  BAD_TOKENS,
  CALLERS,
  createAccessCallers,
  type AccessCaller,
  type AccessCallers,
} from "../testing/accessCallers.ts";
import { createFixture, OBJECTS, type AccessObject } from "../testing/accessFixtures.ts";
import { API } from "#contract/api/api.ts";
import {
  COLLECTION_RULES,
  CALL_ROWS,
  NEW_ID,
  type CallRow,
  type Expected,
  type ExpectedAccess,
} from "../testing/accessMatrix.ts";
import { call, createTestApp, type Call, type Headers, type TestApp } from "../testing/testApp.ts";
import { EXPECTED_ACCESS } from "../testing/expectedAccess.ts";
import { registeredRoutes } from "./route.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Cell = {
  readonly method: Method;
  readonly url: string;
  readonly collection?: CollectionName | undefined;
  readonly object: AccessObject;
  readonly caller: AccessCaller;
  readonly expected: Expected;
  readonly body?: unknown;
};

const DECLARED_ROWS: readonly CallRow[] = Object.entries(API).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, { method, path }]) => ({
    route: `${method} /api${path}`,
    ...expectedOf(group, name),
  })),
);

function expectedOf(group: string, name: string): ExpectedAccess {
  const rows: Readonly<Record<string, Readonly<Record<string, ExpectedAccess>>>> = EXPECTED_ACCESS;
  return present(rows[group]?.[name]);
}

/** Nobody is signed in after it. */
const isSignOut = ({ route }: CallRow) => route === "POST /api/auth/logout";
const ALL_ROWS = [...DECLARED_ROWS, ...CALL_ROWS];
/** Every call that no collection declares. */
const ROWS = [...ALL_ROWS.filter((row) => !isSignOut(row)), ...ALL_ROWS.filter(isSignOut)];

describe("the authorisation matrix", () => {
  let opened: TestApp | undefined;
  let known: AccessCallers | undefined;
  beforeAll(async () => {
    opened = await createTestApp();
    known = await createAccessCallers(opened);
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const callers = () => present(known);

  const ask = async (cell: Omit<Cell, "caller" | "expected">, headers: Headers): Promise<number> => {
    const target = cell.collection && (await createFixture(app(), callers(), cell.collection, cell.object));
    const url = cell.url
      .replace(":uuid", target?.uuid ?? "x")
      .replace(/:\w+/, target?.id ?? "none")
      .replace(/\/changes$/, "/changes?since=0");
    const request: Call = { method: cell.method, url, headers, body: withNewIds(cell.body) };
    return (await call(app(), request)).status;
  };

  test("[SE15] every route of the API has a row", () => {
    const rows = [
      ...COLLECTION_NAMES.flatMap((name) => [
        `GET /api/${name}`,
        `POST /api/${name}`,
        ...["GET", "PUT", "DELETE"].map((method) => `${method} /api/${name}/:id`),
      ]),
      ...ROWS.map(({ route }) => route),
    ];
    const routes = registeredRoutes(app().http).map(({ method, url }) => `${method} ${url}`);
    expect(rows.sort()).toEqual(routes.sort());
  });

  for (const name of COLLECTION_NAMES)
    for (const caller of CALLERS)
      test(`[SE2] ${name} as ${caller}`, async () => {
        for (const cell of collectionCells(name, caller)) {
          const status = await ask(cell, callers().headers[caller]);
          expect({ ...cell, status }).toEqual({ ...cell, status: cell.expected });
        }
      });

  for (const { route, collection, expected, body } of ROWS)
    test(`[SE2] ${route}`, async () => {
      const [method, url] = split(route);
      for (const caller of CALLERS)
        for (const object of collection === undefined ? (["missing"] as const) : OBJECTS) {
          const status = await ask({ method, url, collection, object, body }, callers().headers[caller]);
          const wanted = expected(caller, object);
          expect({ caller, object, status }).toEqual({ caller, object, status: wanted });
        }
    });

  for (const token of BAD_TOKENS)
    test(`[AU] a ${token} token is nobody's, not even the public's`, async () => {
      const headers = callers().headers[token];
      for (const name of COLLECTION_NAMES)
        for (const { caller: _, expected: _expected, ...cell } of collectionCells(name, "anonymous"))
          expect({ ...cell, status: await ask(cell, headers) }).toEqual({ ...cell, status: 401 });
      for (const { route, collection, expected, body, isTokenIgnored } of ROWS) {
        const [method, url] = split(route);
        const status = await ask({ method, url, collection, object: "missing", body }, headers);
        const wanted = isTokenIgnored ? expected("anonymous", "missing") : 401;
        expect({ route, status }).toEqual({ route, status: wanted });
      }
    });
});

/** Writes say nothing (`{data: {}}`): who may write is 200 or told what is missing, who may not is told nothing else. */
function collectionCells(name: CollectionName, caller: AccessCaller): Cell[] {
  const rules = COLLECTION_RULES[name];
  const list = `/api/${name}`;
  const cell = (method: Method, url: string, object: AccessObject, expected: Expected, body?: unknown) => ({
    method,
    url,
    collection: url === list ? undefined : name,
    object,
    caller,
    expected,
    ...(body !== undefined && { body }),
  });
  return [
    cell("GET", list, "missing", rules.list(caller)),
    cell("POST", list, "missing", rules.create(caller), { data: { nothing: 1 } }),
    ...OBJECTS.flatMap((object) => [
      cell("GET", `${list}/:id`, object, rules.read(caller, object)),
      cell("PUT", `${list}/:id`, object, rules.update(caller, object), { data: {} }),
      cell("DELETE", `${list}/:id`, object, rules.remove(caller, object)),
    ]),
  ];
}

function split(route: string): [Method, string] {
  const [word = "", url = ""] = route.split(" ");
  const method = (["GET", "POST", "PUT", "DELETE"] as const).find((known) => known === word);
  return [method ?? "GET", url];
}

function withNewIds(body: unknown): unknown {
  return body === undefined ? body : JSON.parse(JSON.stringify(body).replaceAll(NEW_ID, randomUUID()));
}

function present<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("not there, or not any more");
  return thing;
}
