/** Whether something went as planned, or needs somebody to look. */
export const NOTIFIABLE_TYPES = ['Succession', 'Anomaly'] as const;

export type NotifiableType = (typeof NOTIFIABLE_TYPES)[number];
