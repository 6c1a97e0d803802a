import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // A page carries its own routes; the list of all comes as a file with the router (web/lateRouter), never by asking:
  // a page opened without network could not.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
