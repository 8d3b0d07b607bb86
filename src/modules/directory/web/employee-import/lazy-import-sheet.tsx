import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyImportSheet = whenOpened(
  async () => (await import('./import-sheet.tsx')).ImportSheet,
);
