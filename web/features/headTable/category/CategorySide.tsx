import { useState } from "react";
import type { Fighter } from "#contract/competition/entity.ts";
import { ActDialog } from "#web/kit/forms/ActDialog.tsx";
import { personName } from "#web/i18n/names.ts";
import { formatWeight } from "#texts/numbers.ts";
import { mats } from "#texts/headTable/mats.ts";
import { hasComeAlone } from "#domain/awarding/podium.ts";
import { isSettled } from "#domain/draw/progress.ts";
import { isAheadIn } from "#web/sport/facts/boutPhase.ts";
import type { DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { medallistsIn } from "#contract/draw/drawnCategory.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card, CardBody, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Fill, List, Row, Stack } from "#web/kit/layout/layout.tsx";
import styles from "./CategorySide.module.css";
import { hasBegun } from "#web/features/headTable/desk/matBouts.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";

type Props = { desk: DeskState; picture: DrawnCategory };

const text = mats.category;

/** How the category ends: what is left, then the places and the way to the awarding. */
export function FinishCard({ desk, picture }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { category, drawn } = picture;
  const left =
    drawn === undefined
      ? picture.bouts.length
      : [...drawn.states.values()].filter((one) => !isSettled(one)).length;
  const isAlone = hasComeAlone(category.fighters);
  const isOver = category.status === "finished" || category.status === "awarded";
  const awarding = `/competition/${desk.competition.uuid}/awarding/${category.uuid}`;
  return (
    <Card>
      <CardHead>
        <CardTitle title={text.finishTitle} />
      </CardHead>
      <CardBody className={styles.body}>
        <Stack gap={12}>
          <p>{left > 0 ? text.left(left) : leadOf(category.status)}</p>
          {left === 0 ? <Places picture={picture} /> : null}
          {isOver ? (
            <Button isBlock href={awarding}>
              {text.toAwarding}
            </Button>
          ) : (
            <Button isBlock disabled={left > 0 || !(drawn || isAlone)} onClick={() => setIsAsking(true)}>
              {text.finish}
            </Button>
          )}
        </Stack>
      </CardBody>
      {isAsking ? (
        <ActDialog
          title={text.finishTitle}
          confirm={text.finish}
          onClose={() => setIsAsking(false)}
          onConfirm={() =>
            desk.perform(
              `finish ${category.uuid}`,
              (api, id) => api.acts.finish(category.uuid, { data: { id } }),
              { done: text.finishDone },
            )
          }
        >
          <p>{text.finishLead}</p>
          <Places picture={picture} />
        </ActDialog>
      ) : null}
    </Card>
  );
}

function leadOf(status: DrawnCategory["category"]["status"]): string {
  if (status === "awarded") return text.awardedLead;
  return status === "finished" ? text.finishedLead : text.finishLead;
}

function Places({ picture: { category, drawn } }: { picture: DrawnCategory }) {
  return (
    <List as="ol" gap={6} className={styles.places}>
      {(medallistsIn({ ...category, status: "finished" }, drawn) ?? []).map(({ place, fighter }) => (
        <li key={fighter.uuid}>
          <span>{text.place(place)}</span>
          <b>{personName(fighter)}</b>
        </li>
      ))}
    </List>
  );
}

/** Who can still win something here, and how rested they are. */
export function FightersLeftCard({ desk, picture }: Props) {
  const left = fightersLeft(picture);
  const onMat = new Set(
    picture.bouts.filter(hasBegun).flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid)),
  );
  return (
    <Card isClipped>
      <CardHead>
        <CardTitle title={text.fightersLeft} />
        <Badge tone="line">{text.leftOf(left.length, picture.category.fighters.length)}</Badge>
      </CardHead>
      {left.length === 0 ? <CardBody>{text.nobodyLeft}</CardBody> : null}
      <List lines="below" inset={[10, 16]} className={styles.left}>
        {left.map((fighter) => {
          const restedMs = desk.plan.restedMs.get(fighter.uuid);
          return (
            <Row as="li" key={fighter.uuid} gap={12}>
              <ClubRoundel name={fighter.team?.name ?? fighter.lastName} size={28} />
              <Fill as="span">
                {personName(fighter)}
                <small>
                  {[
                    fighter.team?.name,
                    fighter.weight === null ? mats.notWeighed : formatWeight(fighter.weight),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </small>
              </Fill>
              <small>{restWords(onMat.has(fighter.uuid), restedMs)}</small>
            </Row>
          );
        })}
      </List>
    </Card>
  );
}

function restWords(isOnMat: boolean, restedMs: number | undefined): string {
  if (isOnMat) return text.onMat;
  return restedMs === undefined ? mats.notFought : mats.rested(Math.floor(restedMs / 60_000));
}

function fightersLeft({ bouts, category }: DrawnCategory): Fighter[] {
  const open = new Set(
    bouts
      .filter((bout) => isAheadIn(category, bouts, bout))
      .flatMap(({ slots }) => slots.flatMap(({ fighter }) => fighter ?? [])),
  );
  return category.fighters.filter(({ uuid }) => open.has(uuid));
}
