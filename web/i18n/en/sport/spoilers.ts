export const spoilers = {
  title: "No spoilers",
  isOn: "Hide scores and results",
  text: "Scores, winners and places stay hidden until you open them yourself. Handy if you will watch the recording later. The pair on the mat right now is always shown.",
  hidden: "Results are hidden",
  show: "Show",
  showPage: "Show here",
  turnOff: "Stop hiding",
} as const;
