import { checkValue, checkWords, readiness as text } from "#texts/refereeing/readiness.ts";
import { Icon, type IconName } from "#web/kit/Icon.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import styles from "./CheckList.module.css";
import type { CheckId, CheckResult } from "./readiness.ts";

const ICONS = { ok: "check", warn: "warn", fail: "x", wait: "clock" } as const satisfies Record<
  string,
  IconName
>;

type Props = { ids: readonly CheckId[]; results: readonly CheckResult[] };

/** Each check with what was found and what to do about it; the word says what the colour says. */
export function CheckList({ ids, results }: Props) {
  return (
    <ul className={styles.list}>
      {ids.map((id) => {
        const result = results.find((one) => one.id === id);
        const level = result?.level ?? "wait";
        const help = level === "warn" || level === "fail" ? checkWords[id].help[level] : "";
        return (
          <li key={id} data-level={level}>
            <Icon name={ICONS[level]} className={styles.icon} />
            <Stack as="span" gap={2} className={styles.what}>
              <b>{checkWords[id].title}</b>
              {help === "" ? null : <span>{help}</span>}
            </Stack>
            <Stack as="span" align="end" className={styles.found}>
              {text.levels[level]}
              <small>{checkValue(result)}</small>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
