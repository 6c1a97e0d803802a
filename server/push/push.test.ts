import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { jwtVerify, importJWK } from "jose";
import { expect, test, vi } from "vitest";
import { encryptPush } from "./encryptPush.ts";
import { isAllowedEndpoint, isPublicAddress, publicLookup } from "./pushAddress.ts";
import { sendPush } from "./sendPush.ts";
import { createVapidKeys, vapidHeader } from "../environment/vapid.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

test("[PN1] a message is sealed as in the example of the standard", () => {
  const sealed = encryptPush(
    "When I grow up, I want to be a watermelon",
    {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    {
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    },
  );
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("[PN1] the key says who sends, to which service and until when", async () => {
  const keys = createVapidKeys();
  const endpoint = new URL("https://push.example.org/abc");
  const header = await vapidHeader(keys, { endpoint, subject: "https://kover.example", nowMs: Date.now() });
  const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const point = bytes(key);
  const publicKey = await importJWK(
    {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
    "ES256",
  );
  const { payload } = await jwtVerify(token, publicKey, { audience: "https://push.example.org" });
  expect(payload.sub).toBe("https://kover.example");
  expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThan(86_400);
});

test("[PN1] every server makes a key of its own", () => {
  const keys = createVapidKeys();
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(bytes(keys.privateKey));
  expect(ecdh.getPublicKey("base64url")).toBe(keys.publicKey);
  expect(createVapidKeys().publicKey).not.toBe(keys.publicKey);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["http://fcm.googleapis.com/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://me:secret@fcm.googleapis.com/x", false],
  ["https://127.0.0.1/x", false],
  ["https://[::1]/x", false],
  ["https://[::ffff:10.0.0.1]/x", false],
  ["https://0x7f000001/x", false],
  ["https://169.254.169.254/latest", false],
  ["https://localhost/x", false],
  ["https://intranet/x", false],
  ["file:///etc/passwd", false],
  ["nonsense", false],
])("[PN8] messages to %s are sent: %s", (endpoint, isAllowed) => {
  expect(isAllowedEndpoint(endpoint, false)).toBe(isAllowed);
});

test("[PN8] this very machine is reached only where a test allows it", () => {
  expect(isAllowedEndpoint("http://127.0.0.1:4999/x", true)).toBe(true);
  expect(isAllowedEndpoint("http://10.0.0.1/x", true)).toBe(false);
});

test("[PN8] a name that leads inside is refused when the connection is made", async () => {
  const answer = await new Promise((resolve) => {
    publicLookup(false)("localhost", {}, (cause) => resolve(cause?.message));
  });
  expect(answer).toBe("the endpoint leads to an address that is not public");
  expect(isPublicAddress("8.8.8.8")).toBe(true);
  expect(isPublicAddress("192.168.1.1")).toBe(false);
  for (const inside of ["::ffff:0:7f00:1", "fec0::1", "64:ff9b:1::1", "2001::1", "2001:0:53aa:64c::1"])
    expect(isPublicAddress(inside)).toBe(false);
  expect(isPublicAddress("2001:4860:4860::8888")).toBe(true);
});

test("[PN10] a service that sends a byte now and then does not get longer than one that is silent", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const hurried = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 20));
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy()).write("HTTP/1.1 201 Created\r\nx-slow: ");
    const dripping = setInterval(() => socket.write("a"), 50);
    socket.on("data", () => undefined).on("close", () => clearInterval(dripping));
  });
  try {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const p256dh = createVapidKeys().publicKey;
    const fate = await sendPush(
      { keys: createVapidKeys(), subject: "https://kover.example", isLocalAllowed: true, now: Date.now },
      { endpoint: `http://127.0.0.1:${port}/x`, p256dh, auth: randomBytes(16).toString("base64url") },
      { text: "{}", ttlSeconds: 60 },
    );
    expect(fate).toBe("silent");
  } finally {
    hurried.mockRestore();
    await new Promise((resolve) => server.close(resolve));
  }
});
