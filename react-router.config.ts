import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // A page opened without network cannot ask which other pages there are.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
