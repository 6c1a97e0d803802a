import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // All routes come with the page: an official moves between pages without network, where nothing can be asked for.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
