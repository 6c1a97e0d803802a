import "#web/theme/boardFonts.css";
import { Heading } from "#web/kit/Heading.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import {
  BannerSection,
  BoutSection,
  ButtonSection,
  LoadingSection,
  StatusSection,
  ToastSection,
} from "./PieceSections.tsx";
import { ColourSection, CoverSection, IconSection, MarkSection, TypeSection } from "./LookSections.tsx";
import { FieldSection } from "./FieldSection.tsx";
import styles from "./gallery.module.css";
import { LayoutSection, TableSection, TabSection } from "./LayoutSections.tsx";
import { samples } from "./samples.ts";

/** Every piece of the kit in its states, in the order of the design's own page. */
export function Gallery() {
  return (
    <main id="main" className={styles.kit}>
      <Row as="header" gap={20} className={styles.head}>
        <Mark size={72} />
        <div>
          <Heading level={1} className={styles.title}>
            {samples.title}
          </Heading>
          <Text tone="secondary">{samples.lead}</Text>
        </div>
      </Row>
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
