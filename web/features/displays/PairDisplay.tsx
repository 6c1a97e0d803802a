import { copyLink } from "#web/platform/share/copyLink.ts";
import { displays } from "#web/i18n/ru/displays/displays.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { QrCode } from "#web/kit/QrCode.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";
import styles from "./PairDisplay.module.css";
import { usePairDisplay, type PairedTo } from "./usePairDisplay.ts";

const text = displays.pairing;

/** Two ways to a screen of the hall: its four digits, or a link to open on it. */
export function PairDisplay(props: PairedTo) {
  const { name, link, problem, isBusy, ...form } = usePairDisplay(props);
  return (
    <div className={styles.pairing}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={name}
        maxLength={80}
        error={problem === "name" ? text.nameError : undefined}
        onChange={({ currentTarget }) => form.setName(currentTarget.value)}
      />
      <CodeForm
        code={form.code}
        isWrong={problem === "code"}
        isBusy={isBusy}
        onChange={form.setCode}
        onSubmit={form.pair}
      />
      {link === undefined ? (
        <Button variant="secondary" isBusy={isBusy} onClick={form.makeLink}>
          <Icon name="share" size={18} />
          {text.makeLink}
        </Button>
      ) : (
        <ShownLink link={link} />
      )}
    </div>
  );
}

type CodeFormProps = {
  code: string;
  isWrong: boolean;
  isBusy: boolean;
  onChange: (code: string) => void;
  onSubmit: () => void;
};

function CodeForm({ code, isWrong, isBusy, onChange, onSubmit }: CodeFormProps) {
  const root = useRootData();
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={text.code}
        hint={text.codeHint(`${root === undefined ? "" : new URL(root.publicUrl).host}/display`)}
        isHintAbove
        value={code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={isWrong ? text.codeError : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {text.pair}
      </Button>
    </form>
  );
}

function ShownLink({ link }: { link: string }) {
  return (
    <div className={styles.link}>
      <QrCode text={link} label={text.qr} />
      <div className={styles.linkWords}>
        <TextField label={text.link} value={link} readOnly />
        <p>{text.linkText}</p>
        <Button variant="secondary" onClick={() => void copyLink(link)}>
          <Icon name="copy" size={18} />
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
