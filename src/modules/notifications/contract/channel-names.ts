/** The ways in which a message reaches people. */
export const CHANNELS = ['System', 'SMS', 'Line', 'Email'] as const;

export type Channel = (typeof CHANNELS)[number];
