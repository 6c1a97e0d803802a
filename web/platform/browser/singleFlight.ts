/** Asked for again while it is in flight, the same thing is not done a second time: both wait for one answer. */
export function createSingleFlight<Answer>() {
  const running = new Map<string, Promise<Answer>>();
  return (key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const begun = work().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
