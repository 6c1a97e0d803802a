import { useState } from "react";
import { Checkbox } from "#web/kit/fields/Checkbox.tsx";
import { ErrorSummary } from "#web/kit/fields/ErrorSummary.tsx";
import { FieldSet } from "#web/kit/fields/FieldSet.tsx";
import { NumberField } from "#web/kit/fields/NumberField.tsx";
import { PasswordField } from "#web/kit/fields/PasswordField.tsx";
import { Radio } from "#web/kit/fields/Radio.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Tag } from "#web/kit/Tag.tsx";
import { TextArea } from "#web/kit/fields/TextArea.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { Grid, Row } from "#web/kit/layout/layout.tsx";
import styles from "./gallery.module.css";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { fields } = samples;

export function FieldSection() {
  return (
    <Section title={samples.sections.fields}>
      <Grid columns={4} phone={1} gap={20} align="start">
        <TextField
          label={fields.plain.label}
          placeholder={fields.plain.placeholder}
          hint={fields.plain.hint}
        />
        <TextField label={fields.hover.label} defaultValue={fields.hover.value} data-show="hover" />
        <TextField label={fields.focus.label} defaultValue={fields.focus.value} data-show="focus" />
        <TextField label={fields.disabled.label} defaultValue={fields.disabled.value} disabled />
      </Grid>
      <Grid columns={4} phone={1} gap={20} align="start">
        <TextField id="gallery-birth" type="date" label={fields.error.label} error={fields.error.message} />
        <SelectField
          label={fields.select.label}
          placeholder={fields.select.placeholder}
          options={fields.belts}
          defaultValue="brown"
        />
        <ChosenTags />
        <NumberField
          label={fields.number.label}
          defaultValue={fields.number.value}
          suffix={fields.number.suffix}
        />
      </Grid>
      <Grid columns={4} phone={1} gap={20} align="start">
        <div className={styles.stack}>
          <Checkbox label={fields.unchecked} />
          <Checkbox label={fields.checked} defaultChecked />
          <Checkbox id="gallery-consent" label={fields.consent} error={fields.consentError} />
        </div>
        <Choices />
        <TextArea
          className={styles.span2}
          label={fields.comment.label}
          defaultValue={fields.comment.value}
          isHintAbove
        />
      </Grid>
      <Grid columns={4} phone={1} gap={20} align="start">
        <PasswordField
          label={fields.password.label}
          hint={fields.password.hint}
          showLabel={fields.password.show}
          hideLabel={fields.password.hide}
          aside={<TextLink href="#gallery-birth">{fields.password.forgot}</TextLink>}
          autoComplete="new-password"
        />
      </Grid>
      <ErrorSummary
        title={fields.summary}
        takesFocus={false}
        errors={[
          { fieldId: "gallery-birth", message: fields.error.message },
          { fieldId: "gallery-consent", message: fields.consentError },
        ]}
      />
    </Section>
  );
}

function ChosenTags() {
  const [tags, setTags] = useState<readonly string[]>(fields.tags.values);
  return (
    <div>
      <p className={styles.tagLabel}>{fields.tags.label}</p>
      <Row gap={8} wraps className={styles.tagFrame}>
        {tags.map((tag) => (
          <Tag
            key={tag}
            removeLabel={`${fields.tags.remove}: ${tag}`}
            onRemove={() => setTags(tags.filter((kept) => kept !== tag))}
          >
            {tag}
          </Tag>
        ))}
      </Row>
    </div>
  );
}

function Choices() {
  const [hasAdvantages, setHasAdvantages] = useState(true);
  return (
    <div className={styles.stack}>
      <FieldSet label={fields.kind.label}>
        <Radio name="gallery-kind" value="gi" label={fields.kind.gi} />
        <Radio name="gallery-kind" value="no-gi" label={fields.kind.noGi} defaultChecked />
      </FieldSet>
      <Switch label={fields.advantages} isOn={hasAdvantages} onChange={setHasAdvantages} />
    </div>
  );
}
