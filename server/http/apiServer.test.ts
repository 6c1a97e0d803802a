import { Agent, get } from "node:http";
import { connect } from "node:net";
import { io } from "socket.io-client";
import { describe, expect, test } from "vitest";
import { createTestApp, listen } from "../testing/testApp.ts";

describe("a server told to stop", () => {
  test("[OP19] is gone within seconds: with a client that never pauses, one that says nothing, and one that listens", async () => {
    const app = await createTestApp();
    const origin = await listen(app);
    const silent = connect(Number(new URL(origin).port), "127.0.0.1");
    const listening = io(origin, { reconnection: false, forceNew: true });
    await new Promise((resolve) => listening.once("connect", () => resolve(undefined)));
    const restless = askForever(`${origin}/api/health`);
    await expect.poll(restless.count).toBeGreaterThan(20);

    const askedMs = Date.now();
    await app.close();
    expect(Date.now() - askedMs).toBeLessThan(10_000);
    expect(listening.connected).toBe(false);
    await expect(fetch(origin)).rejects.toThrow("fetch failed");
    restless.stop();
    silent.destroy();
  });
});

/** One connection, on which a question follows every answer at once. */
function askForever(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [answers, isOver] = [0, false];
  const ask = () => {
    get(url, { agent }, (response) => {
      response.resume().once("end", () => {
        answers += 1;
        if (!isOver) setImmediate(ask);
      });
    }).once("error", () => void (isOver = true));
  };
  ask();
  return {
    count: () => answers,
    stop: () => {
      isOver = true;
      agent.destroy();
    },
  };
}
