import { useEffect, useState } from "react";
import { auth } from "#texts/account/auth.ts";
import { ActButton } from "#web/kit/ActButton.tsx";

const AGAIN_AFTER_SECONDS = 60;

type Props = {
  onAgain: () => Promise<unknown>;
  /** A letter is on its way already: the minute runs from now. */
  isJustSent?: boolean | undefined;
};

/** Sends a letter again, at most once a minute. */
export function ResendButton({ onAgain, isJustSent = true }: Props) {
  const { seconds, restart } = useCountdown(isJustSent ? AGAIN_AFTER_SECONDS : 0);
  const again = async () => {
    await onAgain();
    restart();
  };
  return (
    <ActButton size="lg" isBlock variant="secondary" disabled={seconds > 0} onPress={again}>
      {seconds > 0 ? auth.forget.againIn(seconds) : auth.forget.again}
    </ActButton>
  );
}

function useCountdown(from: number) {
  const [seconds, setSeconds] = useState(from);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return { seconds, restart: () => setSeconds(AGAIN_AFTER_SECONDS) };
}
