import { useState } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import type { SetQuestion } from '#modules/agents/contract/question-set.ts';

/** A question to change, or the beginnings of a new one. */
export type OpenedQuestion = SetQuestion | Pick<SetQuestion, 'question' | 'files'>;

interface LazyQuestionSheetProps {
  readonly agentId: string;
  /** None while the sheet is closed. */
  readonly question: OpenedQuestion | undefined;
  readonly onClose: () => void;
}

const QuestionSheet = whenOpened(async () => (await import('./question-sheet.tsx')).QuestionSheet);

/** The question is kept while the sheet slides away. */
export function LazyQuestionSheet({ agentId, question, onClose }: LazyQuestionSheetProps) {
  const [{ last, turn }, setShown] = useState({ last: question, turn: 0 });
  if (question !== undefined && question !== last) setShown({ last: question, turn: turn + 1 });
  if (last === undefined) return null;
  return (
    <QuestionSheet
      key={turn}
      agentId={agentId}
      question={last}
      opened={question !== undefined}
      onClose={onClose}
    />
  );
}
