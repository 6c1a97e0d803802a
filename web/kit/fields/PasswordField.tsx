import { useState, type ComponentProps } from "react";
import controls from "./control.module.css";
import { Field, useFieldIds, type FieldProps } from "./Field.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";

type Props = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "type"> & { showLabel: string; hideLabel: string };

export function PasswordField(props: Props) {
  const { label, hint, error, aside, isHintAbove, className, id, showLabel, hideLabel, ...input } = props;
  const { ids, control } = useFieldIds(id, { hint, error });
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, error, aside, isHintAbove, className, ids }}>
      <span className={controls.frame}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={isShown ? "text" : "password"}
          className={controls.control}
        />
        <IconButton
          className={controls.action}
          size="sm"
          icon={isShown ? "eyeOff" : "eye"}
          label={isShown ? hideLabel : showLabel}
          aria-controls={ids.control}
          disabled={input.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      </span>
    </Field>
  );
}
