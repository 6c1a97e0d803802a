import { counted } from "./counted.ts";

/** The words of messages to browsers. */
export const push = {
  ready: "time to get ready",
  next: "on the mat soon",
  called: "called to the mat",
  begun: "the bout has begun",
  over: "the bout is over",
  hasResult: "there is a result",
  won: "win",
  lost: "loss",
  noOpponent: "Opponent not known yet",
  opponent: (name: string) => `Opponent: ${name}`,
  nextBout: "Next bout",
  before: (bouts: number) => `${counted(bouts, ["bout", "bouts"])} before it`,
  score: (score: string, isEarly: boolean) => (isEarly ? `Score ${score}, before time` : `Score ${score}`),
  test: {
    title: "Notifications work",
    body: "Calls to the mat and results of bouts will come like this.",
  },
};
