/** What screens of other modules may use of the history. */
export { HistoryChanges } from './history/history-changes.tsx';
export { historyQuery } from './history/history.api.ts';
export { RecordHistory } from './history/record-history.tsx';
