import { createContext, type LoaderFunctionArgs } from "react-router";
import type { PageContext } from "../pages.ts";

/** A web app of a few addresses, as the build of the real one looks, for what no page of ours does. */
export const appContext = createContext<PageContext>();

const LOADERS: Readonly<Record<string, (args: LoaderFunctionArgs) => Promise<Response>>> = {
  /** Two calls at once, one of them as the visitor. */
  asks: async ({ context }) => {
    const { send, sendAsVisitor } = context.get(appContext);
    const call = (url: string) => ({ method: "GET", url, headers: {} }) as const;
    const answers = await Promise.all([send(call("/one")), sendAsVisitor(call("/two"))]);
    return new Response(answers.map(({ text }) => text).join(), {
      status: 202,
      headers: [
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
      ],
    });
  },
  /** Which of the competitions it is given are the same object: a document is read once for each version. */
  document: async ({ context }) => {
    const { send } = context.get(appContext);
    const read = async (version: number) => {
      const call = { method: "GET", url: `/${version}`, headers: {} } as const;
      return (await send(call)).value;
    };
    const [first, again, next] = [await read(1), await read(1), await read(2)];
    return Response.json({ isReadOnce: first === again, first, next });
  },
  ends: async () => process.exit(1),
  endless: async () => {
    for (;;);
  },
  nothing: async () => new Response(null, { status: 204 }),
  posted: async ({ request }) => new Response(await request.text()),
  zone: async ({ context }) => new Response(String(context.get(appContext).zoneMsAt(0))),
};

const moduleOf = (loader: (args: LoaderFunctionArgs) => Promise<Response>) => ({
  loader,
  action: loader,
  default: undefined,
  handle: { kind: "public", query: ["q"] },
});

export const routes = Object.fromEntries(
  Object.entries(LOADERS).map(([id, loader]) => [id, { id, path: id, module: moduleOf(loader) }]),
);
export const entry = { module: { default: async () => new Response("no page"), appContext } };
export const assets = {
  entry: { imports: [], module: "" },
  routes: Object.fromEntries(
    Object.keys(LOADERS).map((id) => [
      id,
      {
        id,
        path: id,
        module: "",
        hasAction: true,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        hasDefaultExport: false,
      },
    ]),
  ),
  url: "",
  version: "1",
};
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const routeDiscovery = { mode: "initial", manifestPath: "" };
