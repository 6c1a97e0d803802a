import type { useActionData, useLoaderData } from "react-router";
import type { ServerArgs } from "./apiFor.server.ts";

/** What the loader of a page is given, with the parameters of its address. */
export type PageArgs<Params extends string = never> = ServerArgs & {
  readonly url: URL;
  readonly params: Readonly<Record<Params, string>>;
};

/** What a page component is given of its loader: the value, without the status and the headers that went with it. */
export type PageProps<Load> = { loaderData: ReturnType<typeof useLoaderData<Load>> };

/** What a page gets of its action; undefined until a form was posted. */
export type ActionData<Act> = ReturnType<typeof useActionData<Act>>;
