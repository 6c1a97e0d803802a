import { spoilers } from "#texts/sport/spoilers.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Switch } from "#web/kit/fields/Switch.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./SpoilerSwitch.module.css";
import { setSpoilersHidden, useSpoilersHidden } from "#web/platform/spoilers/spoilers.ts";

export function SpoilerSwitch() {
  return (
    <Card id="spoilers" heading={spoilers.title}>
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
