declare module "virtual:kover/route-modules" {
  import type { RouteModule } from "#web/frame/start/startPage.ts";
  /** What the files of routes hand on, by their addresses; empty on the development server. */
  const handed: Readonly<Record<string, RouteModule>>;
  export default handed;
}
