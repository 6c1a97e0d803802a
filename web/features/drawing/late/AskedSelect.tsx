import type { ComponentProps } from "react";
import { SelectField } from "#web/kit/fields/SelectField.tsx";

type Props = Pick<ComponentProps<typeof SelectField>, "label" | "hint" | "placeholder" | "options"> & {
  value: string;
  onChoose: (value: string) => void;
};

/** A choice beside the fields of the form: on it depends what is asked of the server, and what can be chosen comes from there. */
export function AskedSelect({ onChoose, ...field }: Props) {
  return <SelectField {...field} onChange={({ currentTarget }) => onChoose(currentTarget.value)} />;
}
