import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyUploadSheet = whenOpened(
  async () => (await import('./upload-sheet.tsx')).UploadSheet,
);
