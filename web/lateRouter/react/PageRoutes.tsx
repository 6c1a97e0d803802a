import { useMemo, type ReactNode } from "react";
import type { EntryContext } from "react-router";
import type { PageState } from "../page.ts";
import { RouteContext } from "./contexts.ts";
import { RouteBoundary } from "./RouteBoundary.tsx";
import { shownMatches } from "./shownMatches.ts";

type Props = { state: PageState; modules: EntryContext["routeModules"] };

/** The components of the routes inside each other, the deepest first. */
export function PageRoutes({ state, modules }: Props) {
  const { location, revalidation, errors } = state;
  return shownMatches(state).reduceRight<ReactNode>((outlet, { route: { id } }) => {
    const { default: Page, ErrorBoundary, Layout } = modules[id] ?? {};
    const inLayout = (content: ReactNode) =>
      Layout === undefined ? (
        content
      ) : (
        <Layout>
          <>{content}</>
        </Layout>
      );
    const page = <Route id={id} outlet={outlet} content={inLayout(Page === undefined ? outlet : <Page />)} />;
    if (ErrorBoundary === undefined) return page;
    return (
      <RouteBoundary
        location={location}
        revalidation={revalidation}
        error={errors?.[id]}
        screen={<Route id={id} outlet={null} content={inLayout(<ErrorBoundary />)} />}
      >
        {page}
      </RouteBoundary>
    );
  }, null);
}

function Route({ id, outlet, content }: { id: string; outlet: ReactNode; content: ReactNode }) {
  const value = useMemo(() => ({ id, outlet }), [id, outlet]);
  return <RouteContext value={value}>{content}</RouteContext>;
}
