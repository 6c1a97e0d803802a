import { use, useCallback, useMemo } from "react";
import type { MoveOptions } from "../lateRouter.ts";
import {
  DataContext,
  LocationContext,
  MoveContext,
  OutletDataContext,
  RouterContext,
  RouteContext,
  useGiven,
} from "./contexts.ts";

/** The hooks of React Router our pages use, without the router: see `reactRouter.ts`. */
export const useLocation = () => useGiven(LocationContext);
export const useNavigation = () => useGiven(MoveContext).navigation;
export const useOutletContext = () => use(OutletDataContext);

export const useParams = () => useGiven(DataContext).matches.at(-1)?.params ?? {};

export const useRouteLoaderData = (id: string): unknown => useGiven(DataContext).loaderData[id];

export function useMatches() {
  const { matches, loaderData } = useGiven(DataContext);
  return useMemo(
    () =>
      matches.map(({ route: { id, handle }, pathname, params }) => ({
        id,
        pathname,
        params,
        loaderData: loaderData[id],
        handle,
      })),
    [matches, loaderData],
  );
}

export function useNavigate() {
  return useGiven(RouterContext).router.navigate;
}

export function useRevalidator() {
  const { router } = useGiven(RouterContext);
  const { revalidation: state } = useGiven(MoveContext);
  return useMemo(() => ({ revalidate: router.revalidate, state }), [router, state]);
}

type Query = ConstructorParameters<typeof URLSearchParams>[0];

export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Query | ((now: URLSearchParams) => Query), options?: MoveOptions) => {
      const wanted = typeof next === "function" ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(wanted).toString()}`, options);
    },
    [navigate, params],
  );
  return [params, setParams] as const;
}

/** What a component of a route is given. */
export function useRouteProps() {
  const { id } = useGiven(RouteContext);
  const { loaderData, actionData } = useGiven(DataContext);
  return {
    params: useParams(),
    loaderData: loaderData[id],
    actionData: actionData?.[id],
    matches: useMatches(),
  };
}
