import { Textarea } from '@mantine/core';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { questionLimits } from '#modules/agents/contract/questions.ts';
import {
  setQuestion,
  setQuestionInput,
  type SetQuestion,
  type SetQuestionInput,
} from '#modules/agents/contract/question-set.ts';
import { useAddSetQuestion, useChangeSetQuestion } from './question-set.api.ts';
import { texts } from '../texts.ts';
import { ExpectedFilesField } from './expected-files-field.tsx';
import type { OpenedQuestion } from './lazy-question-sheet.tsx';

interface QuestionSheetProps {
  readonly agentId: string;
  readonly question: OpenedQuestion;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A question of the set and the files that hold its answer. */
export function QuestionSheet({ agentId, question, opened, onClose }: QuestionSheetProps) {
  const t = useTexts(texts);
  const add = useAddSetQuestion(agentId);
  const change = useChangeSetQuestion();
  const stored = 'id' in question ? question : undefined;
  return (
    <FormSheet<SetQuestionInput, SetQuestion>
      opened={opened}
      onClose={onClose}
      title={t(stored === undefined ? 'quality.add_title' : 'quality.edit_title')}
      schema={setQuestionInput}
      initialValues={valuesOf(question)}
      save={(values, basis) =>
        basis === undefined
          ? add.mutateAsync(values)
          : change.mutateAsync({ id: basis.id, updated_at: basis.updated_at, ...values })
      }
      editing={
        stored && {
          stored,
          schema: setQuestion,
          toValues: valuesOf,
          labels: { question: t('quality.question'), file_ids: t('quality.files') },
          write: (field) =>
            field === 'file_ids'
              ? stored.files.map(({ filename }) => filename).join(', ')
              : undefined,
        }
      }
    >
      {(form) => (
        <>
          <Textarea
            key={form.key('question')}
            {...form.getInputProps('question')}
            label={t('quality.question')}
            description={t('quality.question_hint')}
            maxLength={questionLimits.question}
            rows={3}
            withAsterisk
          />
          <ExpectedFilesField
            key={form.key('file_ids')}
            {...form.getInputProps('file_ids')}
            agentId={agentId}
            known={question.files}
          />
        </>
      )}
    </FormSheet>
  );
}

function valuesOf({ question, files }: Pick<SetQuestion, 'question' | 'files'>): SetQuestionInput {
  return { question, file_ids: files.map(({ file_id }) => file_id) };
}
