import type { Fighting } from "#contract/entity.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { Row } from "#web/kit/layout/layout.tsx";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { matTempo } from "./matTempo.ts";
import styles from "./TempoCard.module.css";

const HEIGHT = 84;

/** How fast the mat goes, hour by hour. */
export function TempoCard({ bouts }: { bouts: readonly Fighting[] }) {
  const tempo = matTempo(bouts);
  if (tempo === undefined) return null;
  const { hours, meanBoutMs, meanGapMs } = tempo;
  const most = Math.max(...hours.map((hour) => hour.bouts));
  return (
    <Card>
      <CardHead>
        <CardTitle title={eventMats.tempo} />
        <Text tone="muted" size="small">
          {eventMats.tempoUnit}
        </Text>
      </CardHead>
      <Row as="ol" gap={14} align="stretch" className={styles.hours}>
        {hours.map((hour, index) => (
          <li key={hour.hourMs} data-last={index === hours.length - 1 || undefined}>
            <b>{hour.bouts}</b>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={HEIGHT - (hour.bouts / most) * HEIGHT}
                width="10"
                height={(hour.bouts / most) * HEIGHT}
              />
            </svg>
            <small>
              <ClockTime atMs={hour.hourMs} />
            </small>
          </li>
        ))}
      </Row>
      <dl className={styles.means}>
        <div>
          <dt>{eventMats.meanBout}</dt>
          <dd>{formatClock(meanBoutMs)}</dd>
        </div>
        {meanGapMs === undefined ? null : (
          <div>
            <dt>{eventMats.meanGap}</dt>
            <dd>{formatClock(meanGapMs)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
