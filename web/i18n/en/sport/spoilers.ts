export const spoilers = {
  title: "No spoilers",
  isOn: "Hide scores and results",
  text: "Scores, winners and places stay hidden until you open them yourself. Handy if you will watch the recording later.",
  hidden: "Results are hidden",
  hiddenOf: (what: string) => `${what}: results are hidden`,
  show: "Show",
  showOf: (what: string) => `Show: ${what}`,
  showPage: "Show here",
  turnOff: "Stop hiding",
} as const;
