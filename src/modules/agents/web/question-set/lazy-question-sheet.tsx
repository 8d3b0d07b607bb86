import { whenOpened } from '#platform/web/feedback/when-opened.tsx';

export const LazyQuestionSheet = whenOpened(
  async () => (await import('./question-sheet.tsx')).QuestionSheet,
);
