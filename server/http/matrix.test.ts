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
import { createFixture, OBJECTS, type AccessObject, type Fixture } from "../testing/accessFixtures.ts";
import { API } from "#contract/api/api.ts";
import type { Endpoint } from "#contract/api/endpoint.ts";
import {
  COLLECTION_RULES,
  CALL_ROWS,
  expectedOf,
  NEW_ID,
  type CallRow,
  type Expected,
  type ExpectedAccess,
} from "../testing/accessMatrix.ts";
import { call, createTestApp, type Call, type Headers, type TestApp } from "../testing/testApp.ts";
import { EXPECTED_ACCESS } from "../testing/expectedAccess.ts";
import { EVENT_IN_BODY, EXPECTED_RIGHTS, OF_ORGANISED_ENTRIES } from "../testing/expectedRights.ts";
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

type Asked = Omit<Cell, "caller">;

const DECLARED_ROWS: readonly CallRow[] = Object.entries(API).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, { method, path }]) => ({
    route: `${method} /api${path}`,
    ...rowOf(group, name),
  })),
);

function rowOf(group: string, name: string): ExpectedAccess {
  const rows: Readonly<Record<string, Readonly<Record<string, ExpectedAccess>>>> = EXPECTED_ACCESS;
  const call = `${group}.${name}`;
  const right = OF_ORGANISED_ENTRIES.has(call) ? "organise" : EXPECTED_RIGHTS.get(call);
  return {
    ...present(rows[group]?.[name]),
    isUnsaid: EVENT_IN_BODY.has(call),
    ...(right !== undefined && { right }),
  };
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

  /** What is only read or refused stays as it is for the next who asks. */
  const kept = new Map<string, Promise<Fixture>>();
  const targetOf = (collection: CollectionName, { method, object, expected }: Asked): Promise<Fixture> => {
    const make = () => createFixture(app(), callers(), collection, object);
    if (method !== "GET" && expected < 300) return make();
    const key = `${collection} ${object}`;
    const target = kept.get(key) ?? make();
    kept.set(key, target);
    return target;
  };

  const ask = async (cell: Asked, headers: Headers): Promise<number> => {
    const target = cell.collection && (await targetOf(cell.collection, cell));
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

  test("[RL25] every call says which right is enough, as the table of rights does", () => {
    const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = API;
    const declared = Object.entries(groups).flatMap(([group, endpoints]) =>
      Object.entries(endpoints).flatMap(([name, { right }]) =>
        right === undefined ? [] : [[`${group}.${name}`, right]],
      ),
    );
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(EXPECTED_RIGHTS));
  });

  for (const name of COLLECTION_NAMES)
    for (const caller of CALLERS)
      test(`[SE2] ${name} as ${caller}`, async () => {
        for (const cell of collectionCells(name, caller)) {
          const status = await ask(cell, callers().headers[caller]);
          expect({ ...cell, status }).toEqual({ ...cell, status: cell.expected });
        }
      });

  for (const row of ROWS)
    test(`[SE2] [RL25] ${row.route}`, async () => {
      const { collection, body } = row;
      const [method, url] = split(row.route);
      for (const caller of CALLERS)
        for (const object of collection === undefined ? (["missing"] as const) : OBJECTS) {
          const wanted = expectedOf(row, caller, object);
          const asked = { method, url, collection, object, body, expected: wanted };
          const status = await ask(asked, callers().headers[caller]);
          expect({ caller, object, status }).toEqual({ caller, object, status: wanted });
        }
    });

  for (const token of BAD_TOKENS)
    test(`[AU] a ${token} token is nobody's, not even the public's`, async () => {
      const headers = callers().headers[token];
      for (const name of COLLECTION_NAMES)
        for (const { caller: _, ...anonymous } of collectionCells(name, "anonymous")) {
          const cell = { ...anonymous, expected: 401 };
          expect({ ...cell, status: await ask(cell, headers) }).toEqual({ ...cell, status: 401 });
        }
      for (const { route, collection, expected, body, isTokenIgnored } of ROWS) {
        const [method, url] = split(route);
        const wanted = isTokenIgnored ? expected("anonymous", "missing") : 401;
        const asked = { method, url, collection, object: "missing", body, expected: wanted } as const;
        const status = await ask(asked, headers);
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
