import { pictureField as words } from "#texts/forms.ts";
import { Button } from "#web/kit/Button.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Row } from "#web/kit/layout/layout.tsx";
import { FieldSet } from "./FieldSet.tsx";
import styles from "./PictureField.module.css";
import { useFilePick } from "./useFilePick.tsx";

type Props = {
  label: string;
  hint: string;
  /** Empty while there is none. */
  address: string;
  onChange: (address: string) => void;
};

/** A picture on this server. */
export function PictureField({ label, hint, address, onChange }: Props) {
  const pick = useFilePick({ kind: "picture", label, onTaken: ({ url }) => onChange(url) });
  const isThere = address !== "";
  return (
    <FieldSet label={label} hint={hint} error={pick.problem}>
      <Row gap={12} wraps>
        {isThere ? <img src={address} alt="" className={styles.thumbnail} /> : null}
        <Button size="sm" variant="secondary" isBusy={pick.isBusy} onClick={pick.open}>
          <Icon name="upload" size={18} />
          {isThere ? words.replace : words.choose}
        </Button>
        {isThere ? (
          <Button size="sm" variant="ghost" disabled={pick.isBusy} onClick={() => onChange("")}>
            {words.remove}
          </Button>
        ) : null}
      </Row>
      {pick.parts}
    </FieldSet>
  );
}
