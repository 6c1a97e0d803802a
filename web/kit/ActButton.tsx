import { Button, type PressButtonProps } from "./Button.tsx";
import { useAct } from "./useAct.ts";

type Props = Omit<PressButtonProps, "onClick" | "isBusy"> & {
  onPress: () => unknown;
  /** Where it says what went wrong; without it, in a toast. */
  onFailure?: ((cause: unknown) => void) | undefined;
};

/** A button that does one thing: busy until it is answered, pressed twice it does it once. */
export function ActButton({ onPress, onFailure, ...look }: Props) {
  const { isBusy, press } = useAct(() => onPress(), { onFailure });
  return <Button {...look} isBusy={isBusy} onClick={() => press()} />;
}
