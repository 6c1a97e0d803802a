import type { Right } from "#domain/access/eventRoles.ts";
import type { Rights } from "#contract/competition/rights.ts";
import { operation } from "#texts/headTable/operation.ts";
import type { IconName } from "#web/kit/Icon.tsx";

export type OpsSection = {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** What the page asks of who opens it; a screen opens for everybody who is signed in (RL9). */
  readonly needs?: Right;
  readonly isApart?: true;
};

const SECTIONS: readonly OpsSection[] = [
  { path: "", label: operation.nav.dashboard, icon: "grid", needs: "read" },
  { path: "/weighing", label: operation.nav.weighing, icon: "scale", needs: "weigh" },
  { path: "/refereeing", label: operation.nav.refereeing, icon: "mat", needs: "score" },
  { path: "/awarding", label: operation.nav.awarding, icon: "medal", needs: "announce" },
  { path: "/teams", label: operation.nav.teams, icon: "users", needs: "read" },
  // A screen has no way back.
  { path: "/screen", label: operation.nav.screen, icon: "screen", isApart: true },
];

/** The pages of a competition that open for somebody with these rights (NV11). */
export const opsSections = ({ rights }: Pick<Rights, "rights">): readonly OpsSection[] =>
  SECTIONS.filter(({ needs }) => needs === undefined || rights.includes(needs));
