import { Textarea } from '@mantine/core';
import {
  setQuestion,
  setQuestionInput,
  type SetQuestion,
} from '#modules/agents/contract/question-set.ts';
import { questionLimits } from '#modules/agents/contract/questions.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ExpectedFilesField } from './expected-files-field.tsx';
import { useAddSetQuestion, useChangeSetQuestion } from './question-set.api.ts';

/** A question to change, or the beginnings of a new one. */
export type OpenedQuestion = SetQuestion | Pick<SetQuestion, 'question' | 'files'>;

const fileIds = ({ files }: OpenedQuestion) => ({ file_ids: files.map(({ file_id }) => file_id) });

const form = defineForm({ body: setQuestionInput, record: setQuestion, derive: fileIds });

interface QuestionSheetProps extends WindowProps {
  readonly agentId: string;
  readonly question: OpenedQuestion;
}

/** A question of the set and the files that hold its answer. */
export function QuestionSheet({ agentId, question, ...window }: QuestionSheetProps) {
  const t = useTexts(texts);
  const add = useAddSetQuestion();
  const change = useChangeSetQuestion();
  const stored = 'id' in question ? question : undefined;
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'quality.add_title' : 'quality.edit_title')}
      form={form}
      stored={stored}
      initial={{ question: question.question, ...fileIds(question) }}
      save={(body, basis) =>
        basis === undefined
          ? add.mutateAsync({ id: agentId, ...body })
          : change.mutateAsync({ id: basis.id, updated_at: basis.updated_at, ...body })
      }
      fields={{
        question: {
          label: t('fields.question'),
          input: (props) => (
            <Textarea
              {...props}
              description={t('quality.question_hint')}
              maxLength={questionLimits.question}
              rows={3}
              withAsterisk
            />
          ),
        },
        file_ids: {
          label: t('quality.files'),
          input: (props) => (
            <ExpectedFilesField {...props} agentId={agentId} known={question.files} />
          ),
          write: () => question.files.map(({ filename }) => filename).join(', '),
        },
      }}
    />
  );
}
