import looks from "./LookSections.module.css";
import { Section } from "./Section.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Mark } from "#web/kit/Mark.tsx";
import { Text } from "#web/kit/Text.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import type { CoverMotif, CoverPalette } from "#web/kit/cover/coverLook.ts";
import { cx } from "#web/kit/cx.ts";
import { ICON_NAMES } from "#web/kit/icons/iconNames.ts";
import { Grid, Row, Stack } from "#web/kit/layout/layout.tsx";
import type { ReactNode } from "react";

export function MarkSection() {
  return (
    <Section title={samples.sections.mark}>
      <Grid columns={2} phone={1} gap={20} align="start">
        {(["light", "dark"] as const).map((mode) => (
          <Row gap={24} key={mode} className={cx(mode, styles.markPanel)}>
            <Mark size={120} />
            <Mark size={32} isSmall />
            <span className={styles.markName}>{samples.brand}</span>
          </Row>
        ))}
      </Grid>
    </Section>
  );
}

export function ColourSection() {
  return (
    <Section title={samples.sections.colour}>
      {SWATCH_ROWS.map((row) => (
        <div key={row[0]?.name} className={looks.row}>
          {row.map((swatch) => (
            <div key={swatch.name} className={looks.swatch}>
              <svg className={looks.sample} aria-hidden="true">
                <rect width="100%" height="100%" fill={swatch.fill} />
              </svg>
              <b className={looks.name}>{swatch.name}</b>
              <small className={looks.note}>{swatch.note}</small>
            </div>
          ))}
        </div>
      ))}
      <div className={looks.pairs}>
        {PAIRS.map((pair) => (
          <div key={pair.look} className={cx(looks.pair, looks[pair.look])}>
            {pair.name}
            <small className={looks.pairNote}>{pair.note}</small>
          </div>
        ))}
      </div>
    </Section>
  );
}

type Swatch = { readonly name: string; readonly fill: string; readonly note: string };

const token = (name: string, variable: string, remark = ""): Swatch => ({
  name,
  fill: `var(${variable})`,
  note: remark ? `${variable}, ${remark}` : variable,
});

const SWATCH_ROWS: readonly (readonly Swatch[])[] = [
  [
    token("Фон", "--bg"),
    token("Поверхность", "--surface"),
    token("Утопленная", "--surface-2"),
    token("Линия", "--line-2"),
    token("Граница поля", "--line-ctl", "от 3:1"),
    token("Текст", "--ink"),
    token("Второй", "--ink-2"),
    token("Третий", "--ink-3"),
  ],
  [
    token("Татами", "--primary"),
    token("Мягкий", "--primary-soft"),
    token("Линия ковра", "--live", "идёт"),
    token("Красный угол", "--red"),
    token("Синий угол", "--blue"),
    token("Ошибка, штраф", "--danger"),
    token("Табло, красный", "--board-red"),
    token("Табло, синий", "--board-blue"),
  ],
  [
    token("Золото", "--gold"),
    token("Серебро", "--silver"),
    token("Бронза", "--bronze"),
    token("Белый пояс", "--belt-white"),
    token("Синий пояс", "--belt-blue"),
    token("Пурпурный", "--belt-purple"),
    token("Коричневый", "--belt-brown"),
    token("Чёрный", "--belt-black"),
  ],
];

/** Backgrounds with the text that may stand on them; `look` is a class of the colour section. */
export const PAIRS = [
  { look: "onPrimary", name: "Главное действие", note: "on-primary" },
  { look: "primarySoft", name: "Выбрано, успех", note: "primary-soft" },
  { look: "onLive", name: "Идёт сейчас", note: "on-live" },
  { look: "liveSoft", name: "Готовятся", note: "live-soft" },
  { look: "dangerSoft", name: "Нужна правка", note: "danger-soft" },
  { look: "ink", name: "Тост, диалог", note: "ink" },
] as const;

const { type } = samples;

export function TypeSection() {
  return (
    <Section title={samples.sections.type}>
      <Stack gap={10}>
        <Sample note={type.board.note}>
          <span className={looks.board}>{type.board.text}</span>
        </Sample>
        <Sample note={type.hero.note}>
          <Heading level={3} look="hero">
            {type.hero.text}
          </Heading>
        </Sample>
        <Sample note={type.h1.note}>
          <Heading level={3} look="h1">
            {type.h1.text}
          </Heading>
        </Sample>
        <Sample note={type.h2.note}>
          <Row gap={16} align="baseline" wraps>
            <Heading level={3} look="h2">
              {type.h2.text}
            </Heading>
            <Heading level={3}>{type.h3}</Heading>
          </Row>
        </Sample>
        <Sample note={type.name.note}>
          <span className={looks.typeName}>{type.name.text}</span>
        </Sample>
        <Sample note={type.body.note}>
          <Text className={looks.measure}>{type.body.text}</Text>
        </Sample>
        <Sample note={type.small.note}>
          <Text size="small" tone="secondary">
            {type.small.text}
          </Text>
        </Sample>
      </Stack>
    </Section>
  );
}

function Sample({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={looks.typeRow}>
      <Text size="small" tone="muted">
        {note}
      </Text>
      {children}
    </div>
  );
}

export function IconSection() {
  return (
    <Section title={samples.sections.icons}>
      <div className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <span key={name} className={styles.iconTile} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </Section>
  );
}

const COVERS: readonly (readonly [CoverPalette, CoverMotif])[] = [
  ["tatami", "ring"],
  ["ocean", "bracket"],
  ["brick", "arc"],
  ["graphite", "square"],
  ["sand", "belt"],
  ["pine", "ring"],
  ["steel", "square"],
];

export function CoverSection() {
  return (
    <Section title={samples.sections.covers}>
      <div className={styles.covers}>
        {COVERS.map(([palette, motif]) => (
          <div key={palette} className={styles.cover}>
            <Cover seed={palette} palette={palette} motif={motif} shape="card" />
          </div>
        ))}
      </div>
    </Section>
  );
}
