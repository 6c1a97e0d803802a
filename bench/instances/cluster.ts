import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareDataDir, readSecrets, saveSecrets } from "#server/environment/secrets.ts";
import { findFreePort, startServer, type ServerProcess } from "../durability/serverProcess.ts";

export type Cluster = Awaited<ReturnType<typeof createCluster>>;
type Env = Readonly<Record<string, string>>;
type Instance = { readonly port: number; readonly env: Env; process: ServerProcess; isDown: boolean };

const LOOK_MS = 250;
const READY_MS = 40_000;

/** Several instances with the same keys on one database; one that ends by itself is started again, as a manager would. */
export async function createCluster(env: Env & { readonly KOVER_DATA: string }, count: number) {
  const instances = await startInstances(env, count);
  let failedStarts = 0;
  let lastFault = "";
  const manager = setInterval(() => {
    for (const instance of instances) {
      const fault = instance.process.fault();
      if (instance.isDown || fault === undefined) continue;
      failedStarts += 1;
      lastFault = fault;
      instance.process = startServer(instance.env);
    }
  }, LOOK_MS);
  const at = (index: number): Instance => {
    const instance = instances[index % count];
    if (instance === undefined) throw new Error("a cluster has at least one instance");
    return instance;
  };
  const untilReady = (index: number) => waitForHealth(at(index).port, () => lastFault);
  const endAndStart = async (index: number, how: "kill" | "stop") => {
    const instance = at(index);
    instance.isDown = true;
    await instance.process[how]();
    instance.process = startServer(instance.env);
    instance.isDown = false;
    await untilReady(index);
  };
  return {
    ports: instances.map(({ port }) => port),
    origins: instances.map(({ port }) => `http://127.0.0.1:${port}`),
    untilReady: async () => {
      for (const index of instances.keys()) await untilReady(index);
    },
    /** Both resolve when the instance serves again. */
    kill: (index: number) => endAndStart(index, "kill"),
    restart: (index: number) => endAndStart(index, "stop"),
    failedStarts: () => failedStarts,
    end: async () => {
      clearInterval(manager);
      for (const { process } of instances) await process.kill();
    },
  };
}

async function startInstances(
  env: Env & { readonly KOVER_DATA: string },
  count: number,
): Promise<Instance[]> {
  const instances: Instance[] = [];
  prepareDataDir(env.KOVER_DATA);
  const secrets = readSecrets(env.KOVER_DATA);
  for (let index = 0; index < count; index += 1) {
    const port = await findFreePort();
    const dataDir = join(env.KOVER_DATA, `instance-${index}`);
    prepareDataDir(dataDir);
    saveSecrets(dataDir, secrets);
    const own = { ...env, KOVER_DATA: dataDir, PORT: String(port), KOVER_DEMO: "off", RATE_LIMIT: "off" };
    instances.push({ port, env: own, process: startServer(own), isDown: false });
  }
  return instances;
}

async function waitForHealth(port: number, fault: () => string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/api/health`, {
      signal: AbortSignal.timeout(3000),
    })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isHealthy) return;
    if (performance.now() > deadline) throw new Error(`nothing answers on port ${port}: ${fault()}`);
    await sleep(50);
  }
}
