import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartnerBand } from "./PartnerBand.tsx";

const slide = (more: object) => ({ title: "Захват", seconds: 8, image: "", ...more });

test("[LK22] a partner's picture is small, lazy and of a fixed size; only a web address is a link", () => {
  const image = `/uploads/${"a".repeat(32)}.png`;
  const html = renderToStaticMarkup(
    <PartnerBand
      slides={[
        slide({ image, url: "https://zahvat.example", offer: "Скидка 10 %" }),
        slide({ title: "Хитрец", url: "javascript:alert(1)" }),
      ]}
    />,
  );
  expect(html).toContain(`src="/uploads/small_${"a".repeat(32)}.png"`);
  expect(html).toMatch(/width="112" height="64" loading="lazy"/);
  expect(html).toContain('href="https://zahvat.example" target="_blank" rel="sponsored noopener"');
  expect(html).not.toContain("javascript:");
});
