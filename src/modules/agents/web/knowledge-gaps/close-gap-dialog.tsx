import { Checkbox, SegmentedControl, Select, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { KnowledgeGap } from '#modules/agents/contract/knowledge-gaps.ts';
import { agentFilesQuery } from '../files/files.api.ts';
import { useCloseGap } from './knowledge-gaps.api.ts';
import { texts } from '../texts.ts';
import classes from './knowledge-gaps.module.css';

const LONGEST_NOTE = 1_000;
/** More are found by typing. */
const OFFERED = 50;

interface CloseGapDialogProps {
  readonly gap: KnowledgeGap;
  readonly onClose: () => void;
}

/** Closes a gap by the file that answers it now, or by a note that says why none is needed. */
export function CloseGapDialog({ gap, onClose }: CloseGapDialogProps) {
  const t = useTexts(texts);
  const close = useCloseGap();
  const [by, setBy] = useState<'file' | 'note'>('file');
  const [file, setFile] = useState<{ value: string; label: string }>();
  const [note, setNote] = useState('');
  const [addToSet, setAddToSet] = useState(true);
  const [problem, setProblem] = useState<string>();

  const submit = async () => {
    if (by === 'file' && file === undefined) {
      setProblem(t('errors.expected_file_required'));
      return;
    }
    if (by === 'note' && note.trim() === '') {
      setProblem(t('errors.gap_note_required'));
      return;
    }
    const closing =
      by === 'file'
        ? { by, file_id: file?.value ?? '', add_to_question_set: addToSet, note }
        : { by, note };
    try {
      await close.mutateAsync({ id: gap.id, ...closing });
      onClose();
    } catch (error) {
      setProblem(Object.values(serverProblems(error) ?? {}).map(String)[0]);
    }
  };
  return (
    <FormDialog
      title={t('quality.gap_close_title')}
      confirmLabel={t('quality.gap_close')}
      busy={close.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={classes.about}>{gap.question}</p>
      <SegmentedControl
        aria-label={t('quality.gap_close_how')}
        data={[
          { value: 'file', label: t('quality.gap_close_by_file') },
          { value: 'note', label: t('quality.gap_close_by_note') },
        ]}
        value={by}
        onChange={(value) => {
          setBy(value === 'note' ? 'note' : 'file');
          setProblem(undefined);
        }}
      />
      {by === 'file' && (
        <>
          <FileField agentId={gap.agent_id} file={file} problem={problem} onFile={setFile} />
          <Checkbox
            label={t('quality.gap_close_add')}
            checked={addToSet}
            onChange={({ currentTarget: { checked } }) => setAddToSet(checked)}
          />
        </>
      )}
      {by === 'note' && (
        <Textarea
          label={t('quality.gap_close_note')}
          description={t('quality.gap_close_note_hint')}
          value={note}
          error={problem}
          maxLength={LONGEST_NOTE}
          rows={3}
          onChange={({ currentTarget: { value } }) => {
            setNote(value);
            setProblem(undefined);
          }}
          withAsterisk
        />
      )}
    </FormDialog>
  );
}

interface FileChoice {
  readonly value: string;
  readonly label: string;
}

interface FileFieldProps {
  readonly agentId: string;
  readonly file: FileChoice | undefined;
  readonly problem: string | undefined;
  readonly onFile: (file: FileChoice | undefined) => void;
}

/** One of the agent's files, however many there are. */
function FileField({ agentId, file, problem, onFile }: FileFieldProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  // What is in the field after choosing is no search.
  const words = typed === file?.label ? '' : typed;
  const { data } = useQuery(
    agentFilesQuery({ id: agentId, search: words, page_size: OFFERED, sort: 'filename' }),
  );
  const found = (data?.data ?? []).map(({ id, filename }) => ({ value: id, label: filename }));
  const isFound = file === undefined || found.some(({ value }) => value === file.value);
  return (
    <Select
      label={t('quality.gap_close_file')}
      placeholder={t('quality.files_search')}
      nothingFoundMessage={t('quality.files_none')}
      data={isFound ? found : [file, ...found]}
      value={file?.value ?? null}
      error={problem}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(_, option) => onFile(option ?? undefined)}
      searchable
      withAsterisk
    />
  );
}
