import { expect, test } from "vitest";
import { namedImports, scopedName } from "./classNames.mjs";
import { ROOT } from "./paths.mjs";

const IMPORT = 'import styles from "./Tag.module.css";';
const NAMED = 'import * as styles from "./Tag.module.css";';

test("class names taken by name are imported by name", () => {
  const use = "\nconst tag = <span className={cx(styles.tag, styles.small)} />;";
  expect(namedImports(IMPORT + use)).toBe(NAMED + use);
});

test.each(["styles[tone]", "cx(styles)", "{ styles }", "const { tag } = styles;"])(
  "a table that is used as one stays a table: %s",
  (use) => {
    const code = `${IMPORT}\nconst tag = ${use}; styles.small`;
    expect(namedImports(code)).toBe(code);
  },
);

test("a name that only begins or ends alike is another", () => {
  const use = "\nmyStyles(); stylesheet(); page.styles; styles.tag";
  expect(namedImports(IMPORT + use)).toBe(NAMED + use);
});

test("a name of two files would paint one like the other: the build ends", () => {
  const nameIn = (/** @type {number} */ index) => scopedName("tag", `${ROOT}/web/ui/Tag${index}.module.css`);
  expect(nameIn(0)).toBe(nameIn(0));
  // Of some hundred files two have the same mark.
  expect(() => Array.from({ length: 3000 }, (_, index) => nameIn(index))).toThrow(
    /rename one of the two files/,
  );
});
