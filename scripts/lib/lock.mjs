/**
 * `npm ci` refuses a lock file that lacks an entry for any optional platform package, and npm leaves the
 * entry out when the registry it was written against did not carry that platform. Both are repaired here.
 */

/** @typedef {{ version?: string, resolved?: string, optionalDependencies?: Record<string, string>, dev?: boolean, devOptional?: boolean, optional?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

/**
 * @param {Lock} lock
 * @returns {{ name: string, version: string, dev: boolean }[]}
 */
export function missingPlatforms(lock) {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .flatMap(([, entry]) =>
      Object.entries(entry.optionalDependencies ?? {}).map(([name, version]) => ({
        name,
        version,
        dev: entry.dev === true,
      })),
    )
    .filter(({ name, version }) => isPlatformPackage(name) && isExact(version) && !hasEntry(lock, name));
}

/**
 * @param {Lock} lock
 * @returns {Lock} the same lock with an entry for every platform package
 */
export function completeLock(lock) {
  const added = missingPlatforms(lock).map(({ name, version, dev }) => [
    `node_modules/${name}`,
    { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true },
  ]);
  const entries = [...Object.entries(lock.packages), ...added];
  return { ...lock, packages: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** @param {Lock} lock */
export function downloadAddresses(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => entry.resolved !== undefined)
    .map(([path]) => path);
}

/**
 * Whether the installed packages are those of the lock file, also when npm itself was called by hand.
 * @param {Lock} lock
 * @param {Lock} installed what npm noted down in node_modules
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== "");
  return (
    Object.keys(installed.packages).every((path) => path in lock.packages) &&
    wanted.every(([path, entry]) => {
      const found = installed.packages[path];
      return found === undefined ? entry.optional === true : found.version === entry.version;
    })
  );
}

/**
 * Whether what the server itself needs is there; an image holds nothing for development, and has its Node elsewhere.
 * @param {Lock} lock
 * @param {Lock} installed what npm noted down in node_modules
 */
export function isInstalledForServer(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== "" && !dev && !devOptional && !optional)
    .every(([path, { version }]) => installed.packages[path]?.version === version);
}

/** @param {string} name */
export function platformOf(name) {
  const match = PLATFORM.exec(name);
  if (!match) return {};
  const [, os = "", cpu = "", abi = ""] = match;
  const libc = abi.startsWith("musl") ? ["musl"] : abi.startsWith("gnu") ? ["glibc"] : undefined;
  return { cpu: [cpu], os: [os], ...(libc && os === "linux" ? { libc } : {}) };
}

const PLATFORM =
  /[-/](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-(\w+))?$/;

/** @param {string} name */
const isPlatformPackage = (name) => PLATFORM.test(name);

/** @param {string} version */
const isExact = (version) => /^\d/.test(version);

/**
 * @param {Lock} lock
 * @param {string} name
 */
const hasEntry = (lock, name) =>
  Object.keys(lock.packages).some(
    (path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );
