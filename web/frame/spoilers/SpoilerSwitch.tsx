import { spoilers } from "#web/i18n/ru/spoilers.ts";
import { Card, CardBody, CardHead } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { Text } from "#web/ui/Text.tsx";
import styles from "./SpoilerSwitch.module.css";
import { setSpoilersHidden, useSpoilersHidden } from "./spoilers.ts";

export function SpoilerSwitch() {
  return (
    <Card id="spoilers">
      <CardHead>
        <Heading level={2} look="h3">
          {spoilers.title}
        </Heading>
      </CardHead>
      <CardBody>
        <Text size="small" tone="secondary">
          {spoilers.text}
        </Text>
        <Switch
          label={spoilers.isOn}
          isOn={useSpoilersHidden()}
          onChange={setSpoilersHidden}
          className={styles.switch}
        />
      </CardBody>
    </Card>
  );
}
