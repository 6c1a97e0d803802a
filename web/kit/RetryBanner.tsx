import type { ReactNode } from "react";
import { offline } from "#texts/offline.ts";
import { Banner } from "./Banner.tsx";
import { Button } from "./Button.tsx";
import type { IconName } from "./Icon.tsx";

type Props = {
  onRetry: () => void;
  icon?: IconName;
  title?: ReactNode;
  children?: ReactNode;
  isStrip?: boolean;
};

/** The server did not answer: what is shown is old or missing, and one press asks again. */
export function RetryBanner({ onRetry, icon = "warn", ...said }: Props) {
  return (
    <Banner
      tone="bad"
      icon={icon}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {offline.retry}
        </Button>
      }
      {...said}
    />
  );
}
