import { Outlet } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { useFreshOnReturn } from "#web/platform/browser/useReload.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import styles from "./organiser.module.css";
import type { Route } from "./+types/organiser.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";

export const handle: PageHandle = { kind: "organiser" };

/** Where tournaments are made. */
export default function OrganiserLayout() {
  useFreshOnReturn();
  return (
    <Wrap className={styles.area}>
      <Outlet />
    </Wrap>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} isInside />;
}
