import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface EditRowProps {
  readonly headers: readonly string[];
  readonly cells: readonly string[];
  readonly busy: boolean;
  readonly onSave: (cells: string[]) => void;
  readonly onClose: () => void;
}

/** Changes what a row of a checklist says. */
export function EditRow({ headers, cells, busy, onSave, onClose }: EditRowProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState(headers.map((_header, column) => cells[column] ?? ''));
  return (
    <FormDialog
      title={t('workspace.checklist.edit_line')}
      disabled={typed.every((cell) => cell.trim() === '')}
      busy={busy}
      onSubmit={() => onSave(typed.map((cell) => cell.trim()))}
      onClose={onClose}
    >
      {headers.map((header, column) => (
        <Textarea
          // oxlint-disable-next-line react/no-array-index-key -- a header is its place
          key={column}
          label={header}
          value={typed[column]}
          maxLength={checklistLimits.cell}
          autosize
          data-autofocus={column === 0 || undefined}
          onChange={({ currentTarget: { value } }) => setTyped(typed.toSpliced(column, 1, value))}
        />
      ))}
    </FormDialog>
  );
}
