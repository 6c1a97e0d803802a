import "#web/theme/boardFonts.css";
import { Heading } from "#web/kit/Heading.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import { Text } from "#web/kit/Text.tsx";
import { BannerSection } from "./BannerSection.tsx";
import { BoutSection } from "./BoutSection.tsx";
import { ButtonSection } from "./ButtonSection.tsx";
import { ColourSection } from "./ColourSection.tsx";
import { CoverSection } from "./CoverSection.tsx";
import { FieldSection } from "./FieldSection.tsx";
import styles from "./gallery.module.css";
import { IconSection } from "./IconSection.tsx";
import { LayoutSection } from "./LayoutSection.tsx";
import { LoadingSection } from "./LoadingSection.tsx";
import { MarkSection } from "./MarkSection.tsx";
import { samples } from "./samples.ts";
import { StatusSection } from "./StatusSection.tsx";
import { TableSection } from "./TableSection.tsx";
import { TabSection } from "./TabSection.tsx";
import { ToastSection } from "./ToastSection.tsx";
import { TypeSection } from "./TypeSection.tsx";

/** Every piece of the kit in its states, in the order of the design's own page. */
export function Gallery() {
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
