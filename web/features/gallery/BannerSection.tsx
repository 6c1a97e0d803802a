import { Banner } from "#web/kit/Banner.tsx";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { banners } = samples;

export function BannerSection() {
  return (
    <Section title={samples.sections.banners}>
      <Banner tone="live" icon="nowifi" title={banners.offline.title} isStrip>
        {banners.offline.text}
      </Banner>
      <Banner tone="ok" icon="check" title={banners.ok.title}>
        {banners.ok.text}
      </Banner>
      <Banner tone="wait" icon="clock" title={banners.wait.title}>
        {banners.wait.text}
      </Banner>
      <Banner tone="bad" icon="warn" title={banners.bad.title}>
        {banners.bad.text}
      </Banner>
      <Banner>{banners.neutral.text}</Banner>
    </Section>
  );
}
