import { expect, test } from "vitest";
import { namedImports } from "./classNames.mjs";

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
