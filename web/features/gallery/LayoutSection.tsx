import { Badge } from "#web/kit/Badge.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Fact, Facts, Fill, Grid, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { samples } from "./samples.ts";
import { Section } from "./Section.tsx";

const { layout } = samples;

export function LayoutSection() {
  const badges = layout.words.map((word) => <Badge key={word}>{word}</Badge>);
  return (
    <Section title={samples.sections.layout}>
      <Grid columns={2} phone={1} gap={24}>
        <Stack gap={8} align="start">
          {badges}
        </Stack>
        <Row gap={12} rowGap={4} wraps>
          {badges}
        </Row>
        <Card>
          <List lines="between" inset={[12, 16]}>
            {layout.words.map((word, index) => (
              <Row as="li" key={word} gap={12}>
                <Badge>{index + 1}</Badge>
                <Fill>{word}</Fill>
              </Row>
            ))}
          </List>
        </Card>
        <Facts align="end">
          {layout.words.map((word, index) => (
            <Fact key={word} label={word}>
              {index + 1}
            </Fact>
          ))}
        </Facts>
      </Grid>
      <Grid least={180} gap={12}>
        {badges}
      </Grid>
    </Section>
  );
}
