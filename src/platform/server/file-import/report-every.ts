/** How often the progress of an import is shown. */
export const REPORT_EVERY_MS = 500;
