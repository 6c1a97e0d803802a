/**
 * The server's time by the answer that brought this page; the page itself may have been rendered for somebody before.
 * One that a service worker gave out says nothing about now.
 */
export function documentTime(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.workerStart > 0) return undefined;
  const sentAtMs = navigation.serverTiming.find(({ name }) => name === "now")?.duration;
  return sentAtMs === undefined ? undefined : sentAtMs + performance.now() - navigation.responseStart;
}
