export const phases = ['BR', 'FD', 'DEV', 'DEL'] as const;

export type Phase = (typeof phases)[number];
