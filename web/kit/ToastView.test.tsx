import { expect, test } from "vitest";
import { htmlOf } from "#web/sport/testing/textOf.tsx";
import { ToastRegion, ToastView } from "./ToastView.tsx";

const region = (type?: "error" | "success") =>
  htmlOf(
    <ToastRegion label="Уведомления">
      {type && <ToastView type={type} message="Сохранено" closeLabel="Закрыть" onClose={() => {}} />}
    </ToastRegion>,
  );

test("[TS11] the region that is read out stands on the page before the first toast, and an error is told at once", () => {
  expect(region()).toMatch(/^<section[^>]*aria-live="polite"[^>]*><\/section>$/);
  expect(region("success")).toMatch(/aria-live="polite"[^>]*><div[^>]*>.*Сохранено/);
  expect(region("success")).not.toContain('role="alert"');
  expect(region("error")).toContain('role="alert"');
});
