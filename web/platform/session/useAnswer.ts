import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure, type ApiError } from "#contract/error.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";

type How = {
  readonly pauseMs?: number;
  /** A refusal in words, where more is known of it than its code says. */
  readonly tell?: (error: ApiError) => string;
};

/** What is asked for once more whenever the question changes; the answer to an older question is not shown. */
export function useAnswer<Answer>(
  key: string | undefined,
  ask: () => Promise<Answer>,
  { pauseMs = 0, tell = apiErrorText }: How = {},
) {
  const [known, setKnown] = useState<{ key: string; answer?: Answer; problem?: string }>();
  const askNow = useEffectEvent(ask);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void askNow().then(
        (answer) => (isCurrent ? setKnown({ key, answer }) : undefined),
        (cause: unknown) => {
          if (!(cause instanceof ApiFailure)) throw cause;
          if (isCurrent) setKnown({ key, problem: tellNow(cause.error) });
        },
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, pauseMs]);
  return known !== undefined && known.key === key ? known : undefined;
}
