import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { recordSheet } from '#platform/web/records/record-sheet.tsx';

export const LazyCreateSheet = whenOpened(
  async () => (await import('./agent-sheets.tsx')).CreateSheet,
);
export const LazyEditSheet = recordSheet(async () => (await import('./agent-sheets.tsx')).EditSheet);
