/** How sending went lately; what an unhealthy channel has to send waits until it works again. */
export const CHANNEL_HEALTH = ['untested', 'healthy', 'unhealthy'] as const;
