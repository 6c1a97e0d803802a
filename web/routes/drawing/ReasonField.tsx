import { drawing } from "#web/i18n/ru/drawing.ts";
import { TextField } from "#web/ui/TextField.tsx";

export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <TextField
      label={drawing.reason}
      hint={drawing.reasonHint}
      value={value}
      maxLength={300}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
