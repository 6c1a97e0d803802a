import "#web/theme/boardFonts.css";
import { Heading } from "#web/kit/Heading.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import { Text } from "#web/kit/Text.tsx";
import { BannerSection } from "#web/features/gallery/BannerSection.tsx";
import { BoutSection } from "#web/features/gallery/BoutSection.tsx";
import { ButtonSection } from "#web/features/gallery/ButtonSection.tsx";
import { ColourSection } from "#web/features/gallery/ColourSection.tsx";
import { CoverSection } from "#web/features/gallery/CoverSection.tsx";
import { FieldSection } from "#web/features/gallery/FieldSection.tsx";
import styles from "#web/features/gallery/gallery.module.css";
import { IconSection } from "#web/features/gallery/IconSection.tsx";
import { LayoutSection } from "#web/features/gallery/LayoutSection.tsx";
import { LoadingSection } from "#web/features/gallery/LoadingSection.tsx";
import { MarkSection } from "#web/features/gallery/MarkSection.tsx";
import { samples } from "#web/features/gallery/samples.ts";
import { StatusSection } from "#web/features/gallery/StatusSection.tsx";
import { TableSection } from "#web/features/gallery/TableSection.tsx";
import { TabSection } from "#web/features/gallery/TabSection.tsx";
import { ToastSection } from "#web/features/gallery/ToastSection.tsx";
import { TypeSection } from "#web/features/gallery/TypeSection.tsx";

/** Every piece of the kit in its states, in the order of the design's own page. */
export default function Gallery() {
  return (
    <main id="main" className={styles.kit}>
      <header className={styles.head}>
        <Mark size={72} />
        <div>
          <Heading level={1} className={styles.title}>
            {samples.title}
          </Heading>
          <Text tone="secondary">{samples.lead}</Text>
        </div>
      </header>
      <MarkSection />
      <ColourSection />
      <TypeSection />
      <LayoutSection />
      <ButtonSection />
      <FieldSection />
      <StatusSection />
      <BoutSection />
      <TabSection />
      <ToastSection />
      <TableSection />
      <LoadingSection />
      <BannerSection />
      <IconSection />
      <CoverSection />
    </main>
  );
}
