import { readConfig, SettingRefusal, type Config } from "./environment/config.ts";
import { StorageRefusal } from "./persistence/database/storageRefusal.ts";

type Work = (config: Config, args: readonly string[]) => Promise<void>;

/**
 * A command beside the server, with the settings of the server. What it refuses is one sentence; whatever goes wrong, it ends
 * with a code that is not 0.
 */
export async function runCommand(work: Work, { failed = 1 } = {}): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (cause) {
    const isPlain = cause instanceof SettingRefusal || cause instanceof StorageRefusal;
    console.error(isPlain ? cause.message : cause);
    process.exitCode = failed;
  }
}
