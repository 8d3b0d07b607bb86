/** For what the calendar focuses: Escape closes the calendar, not the sheet around its field. */
export const CLOSES_ITSELF = { 'data-mantine-stop-propagation': 'true' } as const;
