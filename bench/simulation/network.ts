import type { HttpRequest, HttpResponse } from "#contract/call.ts";
import type { Identity } from "#server/auth/identify.ts";
import type { FaultSwitch } from "./faults.ts";
import type { Server } from "./server.ts";
import type { World } from "./world.ts";

/** One machine's way to the server. Messages get lost, doubled, late and out of order; the whole way may be cut. */
export type Link = ReturnType<typeof createLink>;

const GIVES_UP_MS = 6000;

export function createLink(world: World, faults: FaultSwitch, server: Server, name: string) {
  let cutUntilMs = 0;
  let calls = 0;
  const delayMs = () => (faults.isOn("delay") ? world.between(1, 400) : world.between(1, 20));
  const isLost = () =>
    (world.now() < cutUntilMs && faults.isOn("cuts")) || (faults.isOn("loss") && world.oneIn(7));

  const call = (viewer: Identity, request: HttpRequest): Promise<HttpResponse> => {
    const key = `${name}/${(calls += 1)}`;
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error("no network"));
      const keepWaiting = world.after(GIVES_UP_MS, fail);
      const succeed = (response: HttpResponse) => {
        keepWaiting();
        resolve(response);
      };
      const deliver = (arrive: (response: HttpResponse) => void) =>
        world.after(delayMs(), () => {
          if (isLost()) return;
          server.receive(viewer, request, key).then(
            (response) => void world.after(delayMs(), () => isLost() || arrive(response)),
            () => void world.after(delayMs(), fail),
          );
        });
      deliver(succeed);
      // Nobody waits for the answer to a copy.
      if (faults.isOn("doubling") && world.oneIn(8)) deliver(() => {});
    });
  };

  return {
    call,
    /** One way, without an answer. */
    carry: (work: () => void) => {
      const deliver = () => void world.after(delayMs(), () => isLost() || work());
      deliver();
      if (faults.isOn("doubling") && world.oneIn(8)) deliver();
    },
    cut: (forMs: number) => void (cutUntilMs = world.now() + forMs),
    isCut: () => world.now() < cutUntilMs && faults.isOn("cuts"),
  };
}
