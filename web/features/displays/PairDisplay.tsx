import { useState } from "react";
import { DISPLAY_CODE, type DisplayShow } from "#contract/display.ts";
import { copyLink } from "#web/frame/share/copyLink.ts";
import { toasts } from "#web/frame/toasts/toasts.ts";
import { displays } from "#web/i18n/ru/displays.ts";
import { useApi } from "#web/session/useApi.ts";
import { useRootData } from "#web/session/useRootData.ts";
import { Button } from "#web/ui/Button.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import styles from "./PairDisplay.module.css";
import { QrCode } from "#web/ui/QrCode.tsx";
import { displayLink } from "./screenQuery.ts";

const text = displays.pairing;

type Props = {
  competitionUuid: string;
  /** What the screen shows first; all mats when nobody says. */
  show?: DisplayShow | undefined;
  defaultName: string;
  /** Already read from the screen, by a camera. */
  code?: string | undefined;
  /** A code is done with; a link is still to be read from here. */
  onPaired?: ((by: "code" | "link") => void) | undefined;
};

/** Two ways to a screen of the hall: its four digits, or a link to open on it. */
export function PairDisplay({ competitionUuid, show, defaultName, code: known = "", onPaired }: Props) {
  const api = useApi();
  const root = useRootData();
  const [name, setName] = useState(defaultName);
  const [code, setCode] = useState(known);
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<"code" | "name">();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (act: () => Promise<void>) => {
    if (name.trim() === "") return setProblem("name");
    setProblem(undefined);
    setIsBusy(true);
    // What went wrong is told by the toast of the call itself.
    await act().catch(() => {});
    setIsBusy(false);
  };
  const pair = () => {
    if (!DISPLAY_CODE.test(code.trim())) return setProblem("code");
    void run(async () => {
      await api.displays.claim({ code: code.trim(), competition: competitionUuid, name, show });
      toasts.add({ message: text.paired, type: "success" });
      setCode("");
      onPaired?.("code");
    });
  };
  const makeLink = () =>
    void run(async () => {
      const { data } = await api.displays.link(competitionUuid, { name, show });
      setLink(displayLink(location.origin, competitionUuid, data.token));
      onPaired?.("link");
    });

  return (
    <div className={styles.pairing}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={name}
        maxLength={80}
        error={problem === "name" ? text.nameError : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          pair();
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
          error={problem === "code" ? text.codeError : undefined}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {text.pair}
        </Button>
      </form>
      {link === undefined ? (
        <Button variant="secondary" isBusy={isBusy} onClick={makeLink}>
          <Icon name="share" size={18} />
          {text.makeLink}
        </Button>
      ) : (
        <ShownLink link={link} />
      )}
    </div>
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
