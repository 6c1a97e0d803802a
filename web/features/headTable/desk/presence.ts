import { personName } from "#web/i18n/names.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import type { Desk } from "#contract/day/matActs.ts";
import type { DeskState } from "#web/features/headTable/desk/useDesk.ts";
import { mats } from "#texts/headTable/mats.ts";
import type { MenuAction } from "#web/kit/Menu.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";

type Presence = Desk["presence"];
type Desks = Pick<DeskState, "perform" | "view">;

/** The mark of one athlete for this bout; nothing while nobody has said. */
export const markOf = (presence: Presence, bout: string, fighter: string): boolean | undefined =>
  presence.find((one) => one.fighting === bout && one.fighter === fighter)?.isHere;

/** Null takes a mark back (DK12). */
export function markPresence(
  { perform }: Pick<DeskState, "perform">,
  bout: string,
  fighter: string,
  isHere: boolean | null,
): Promise<boolean> {
  return perform(
    `presence ${bout} ${fighter} ${isHere}`,
    (api, id) => api.acts.presence(bout, { data: { id, fighter, isHere } }),
    {},
  );
}

/** A row has room for one mark of each athlete, that they have come: that they have not is said in its menu. */
export function absenceActions(desk: Desks, bout: Fighting, presence: Presence): readonly MenuAction[] {
  if (!isPaired(bout)) return [];
  return bout.fighters.flatMap(({ uuid }) => {
    const fighter = desk.view.fighters.get(uuid);
    if (fighter === undefined || markOf(presence, bout.uuid, uuid) === false) return [];
    return [
      {
        label: mats.presence.absent(personName(fighter)),
        icon: "x",
        onPress: () => void markPresence(desk, bout.uuid, uuid, false),
      },
    ];
  });
}
