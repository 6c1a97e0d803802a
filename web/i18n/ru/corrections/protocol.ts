export const protocolWords = {
  escape: "время ухода",
  won: (winner: string, how: string) => `Победа: ${winner}, ${how}`,
  ended: (how: string) => `Схватка окончена: ${how}`,
  revoked: (reason: string | undefined) => (reason ? `Результат снят: ${reason}` : "Результат снят"),
  rewound: (reason: string | undefined) =>
    reason ? `Запись до этого места не считается: ${reason}` : "Запись до этого места не считается",
  note: (text: string) => `Заметка: ${text}`,
  takenBack: "не считается",
} as const;
