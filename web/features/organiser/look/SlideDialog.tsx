import type { Commercial } from "#contract/competition/entity.ts";
import { placesOf, SLIDE_PLACES, slideText } from "#contract/competition/slides.ts";
import { slideWords as words } from "#texts/organiser/look.ts";
import { PictureField } from "#web/kit/fields/PictureField.tsx";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { choices, defineForm, type Raw, type Values } from "#web/kit/forms/fields.ts";
import { between, own, saying } from "#web/kit/forms/rules.ts";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";
import { CommercialSlide } from "#web/sport/board/CommercialSlide.tsx";
import styles from "./look.module.css";

const line = (label: string, maxLength: number) => ({ kind: "text", label, maxLength }) as const;

const FIELDS = defineForm({
  image: line(words.image, 200),
  title: {
    ...line(words.heading, 60),
    rules: [
      {
        ...own((typed, { values }) => (typed === "" && values["image"] === "" ? words.empties : undefined), {
          seesOthers: true,
        }),
        seesEmpty: true,
      },
    ],
  },
  text: line(words.text, 120),
  offer: { ...line(words.offer, 60), hint: words.offerHint },
  url: {
    ...line(words.url, 500),
    hint: words.urlHint,
    rules: [own((typed) => (/^https?:\/\/\S+$/.test(String(typed)) ? undefined : words.urlWrong))],
  },
  seconds: {
    kind: "number",
    label: words.secondsField,
    inputMode: "numeric",
    rules: [saying(between(3, 120), words.secondsWrong)],
  },
  places: {
    kind: "checkboxes",
    label: words.where,
    options: choices(SLIDE_PLACES, (place) => words.places[place]),
  },
});

type Props = {
  /** Nothing while a new one is written. */
  slide: Commercial | undefined;
  onSave: (slide: Commercial) => Promise<void>;
  onClose: () => void;
};

/** One slide with its picture on the wall beside what is typed. */
export function SlideDialog({ slide, onSave, onClose }: Props) {
  return (
    <ActDialog
      title={slide === undefined ? words.newSlide : words.change}
      confirm={words.save}
      cancel={words.cancel}
      size="lg"
      fields={FIELDS}
      initial={rawOf(slide)}
      asksBeforeLosing
      isPressableEarly
      onConfirm={(values) => onSave(slideOf(values, slide))}
      onClose={onClose}
    >
      {({ values, field, form }) => (
        <Stack gap={16}>
          <figure className={styles.screen} aria-label={words.preview}>
            <CommercialSlide commercial={slideOf(values, slide)} />
          </figure>
          <PictureField
            label={words.image}
            hint={words.imageHint}
            address={values.image}
            onChange={(address) => form.store.put(new Map([["image", address]]))}
          />
          <Grid columns={2} phone={1} gap={18} align="start">
            {field("title")}
            {field("offer")}
            {field("text")}
            {field("url")}
            {field("seconds")}
          </Grid>
          {field("places")}
        </Stack>
      )}
    </ActDialog>
  );
}

const USUAL_SECONDS = 8;

function rawOf(slide: Commercial | undefined): Map<string, Raw> {
  return new Map<string, Raw>([
    ["image", slide?.image ?? ""],
    ["title", slide?.title ?? ""],
    ["text", slide === undefined ? "" : slideText(slide, "text")],
    ["offer", slide === undefined ? "" : slideText(slide, "offer")],
    ["url", slide === undefined ? "" : slideText(slide, "url")],
    ["seconds", String(slide?.seconds ?? USUAL_SECONDS)],
    ["places", slide === undefined ? SLIDE_PLACES : placesOf(slide)],
  ]);
}

/** What other programs keep in a slide stays in it. */
function slideOf(values: Values<typeof FIELDS>, stored: Commercial | undefined): Commercial {
  const { image, title, text, offer, url, seconds, places } = values;
  return {
    ...stored,
    image,
    title: title.trim(),
    text: text.trim(),
    offer: offer.trim(),
    url: url.trim(),
    seconds: typeof seconds === "number" ? seconds : USUAL_SECONDS,
    places: [...places],
  };
}
