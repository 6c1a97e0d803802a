import { memo, use, type ComponentType } from "react";
import { ErrorContext } from "./contexts.ts";
import { useRouteProps } from "./hooks.ts";

type RouteProps = ReturnType<typeof useRouteProps>;

/** What the build wraps the component of every route in. It depends on nothing but its page. */
export const withComponentProps = (Component: ComponentType<RouteProps>) =>
  memo(function RouteComponent() {
    return <Component {...useRouteProps()} />;
  });

export const withErrorBoundaryProps = (ErrorBoundary: ComponentType<RouteProps & { error: unknown }>) =>
  memo(function RouteError() {
    return <ErrorBoundary {...useRouteProps()} error={use(ErrorContext)} />;
  });
