export const cropLimits = { variety: 100, note: 500 } as const;
