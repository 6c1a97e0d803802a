import { io } from "socket.io-client";
import { expect, test } from "vitest";
import { call, createTestApp, listen, signIn } from "../testing/testApp.ts";

test("[SE11] the sockets of a session close with it, those of others stay", async () => {
  const app = await createTestApp();
  const address = await listen(app);
  const leaving = await signIn(app, "referee");
  const staying = await signIn(app, "referee");
  const connect = async (token: string) => {
    const socket = io(address, { transports: ["websocket"], reconnection: false, auth: { token } });
    await new Promise<void>((resolve) => void socket.once("connect", resolve));
    return socket;
  };
  const first = await connect(leaving.token);
  const second = await connect(staying.token);
  const closed = new Promise((resolve) => void first.once("disconnect", resolve));
  await call(app, { method: "POST", url: "/api/auth/logout", headers: leaving.headers, body: {} });
  await closed;
  expect([first.connected, second.connected]).toEqual([false, true]);
  second.disconnect();
  await app.close();
});
