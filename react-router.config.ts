import type { Config } from "@react-router/dev/config";
import { prefixOf } from "./contract/locale.ts";
import { BUILD_FOLDERS, localeOfBuild } from "./scripts/lib/locale.mjs";

const locale = localeOfBuild(process.env);

export default {
  appDirectory: "web",
  buildDirectory: BUILD_FOLDERS[locale],
  basename: `${prefixOf(locale)}/`,
  ssr: true,
  // All routes come with the page: an official moves between pages without network, where nothing can be asked for.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
