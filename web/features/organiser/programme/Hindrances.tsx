import type { DatedDay } from "#domain/schedule/programme/programme.ts";
import { shownTime } from "#domain/schedule/programme/clockTime.ts";
import { minuteOf } from "#domain/schedule/programme/programme.ts";
import { programme as words } from "#texts/organiser/programme.ts";
import { Card, CardBody } from "#web/kit/Card.tsx";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { List, Row, Stack } from "#web/kit/layout/layout.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { Shared } from "./programmeView.ts";
import { blocksOn, endMinute } from "./programmePlan.ts";

type Hindrance = { readonly icon: IconName; readonly title: string; readonly text: string };

/** What of the day does not fit, told while it can still be changed. */
export function Hindrances({ day, ...shared }: Shared & { day: DatedDay }) {
  const found = hindrancesOf(day, shared);
  return (
    <Card heading={words.hinders}>
      <CardBody>
        {found.length === 0 ? (
          <Text tone="muted">{calmWords(day, shared)}</Text>
        ) : (
          <List gap={12}>
            {found.map(({ icon, title, text }) => (
              <Row as="li" key={title} gap={12} align="start">
                <Icon name={icon} />
                <Stack gap={2}>
                  <b>{title}</b>
                  <Text size="small">{text}</Text>
                </Stack>
              </Row>
            ))}
          </List>
        )}
      </CardBody>
    </Card>
  );
}

/** Only what was counted can be said to fit. */
function calmWords(day: DatedDay, { plan, competition }: Pick<Shared, "plan" | "competition">): string {
  if (competition.carpets.length === 0) return words.notPlannedNoMats;
  return blocksOn(plan, day).length === 0 ? words.notPlanned : words.nothingHinders;
}

/** A mat that is done so much earlier could have had more. */
const IDLE_MINUTES = 90;

function hindrancesOf(
  day: DatedDay,
  { plan, competition }: Pick<Shared, "plan" | "competition">,
): Hindrance[] {
  const blocks = blocksOn(plan, day);
  const last = endMinute(blocks, day) ?? 0;
  const ofMats = competition.carpets.flatMap(({ uuid, name }): Hindrance[] => {
    const end = endMinute(
      blocks.filter(({ carpet }) => carpet === uuid),
      day,
    );
    if (end === undefined) return [];
    if (day.close !== undefined && end > minuteOf(day.close))
      return [
        {
          icon: "warn",
          title: words.hints.late(name, shownTime(end)),
          text: words.hints.lateText(day.close),
        },
      ];
    return last - end < IDLE_MINUTES
      ? []
      : [
          {
            icon: "clock",
            title: words.hints.idle(name),
            text: words.hints.idleText(shownTime(end), shownTime(last)),
          },
        ];
  });
  const ofScales = day.weighIns.flatMap(({ title, session, date, to }): Hindrance[] => {
    const start = day.sessions.find(({ id }) => id === session)?.start ?? day.start;
    if ((date ?? day.date) < day.date || start === undefined || to <= start) return [];
    return [{ icon: "scale", title: words.hints.weighIn(title), text: words.hints.weighInText(to, start) }];
  });
  return [...ofMats, ...ofScales];
}
