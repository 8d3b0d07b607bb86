import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useAddRow, type StageAddress } from './checklists.api.ts';
import classes from './checklists.module.css';

interface AddRowProps {
  readonly address: StageAddress;
  /** None while there is no checklist: the first row makes one. */
  readonly table?: Pick<ChecklistTable, 'id' | 'headers'>;
}

/** Adds one row after another: Enter adds what was typed, and the next can be typed at once. */
export function AddRow({ address, table }: AddRowProps) {
  const t = useTexts(texts);
  const add = useAddRow();
  const first = useRef<HTMLInputElement>(null);
  const [cells, setCells] = useState<readonly string[]>([]);
  const headers = table?.headers ?? [t('workspace.checklist.line')];
  const typed = headers.map((_header, column) => cells[column] ?? '');
  const isBlank = typed.every((cell) => cell.trim() === '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlank || add.isPending) return;
    add.mutate(
      { ...address, table_id: table?.id, cells: typed.map((cell) => cell.trim()) },
      {
        onSuccess: () => {
          setCells([]);
          first.current?.focus();
        },
      },
    );
  };
  return (
    <form className={classes.add} onSubmit={submit}>
      {headers.map((header, column) => (
        <TextInput
          // oxlint-disable-next-line react/no-array-index-key -- a header is its place
          key={column}
          ref={column === 0 ? first : undefined}
          size="xs"
          aria-label={`${t('workspace.checklist.add_line')}: ${header}`}
          placeholder={headers.length === 1 ? t('workspace.checklist.add_hint') : header}
          value={typed[column]}
          maxLength={checklistLimits.cell}
          onChange={({ currentTarget: { value } }) => setCells(typed.toSpliced(column, 1, value))}
        />
      ))}
      <Button
        type="submit"
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.7} />}
        disabled={isBlank}
        loading={add.isPending}
      >
        {t('workspace.checklist.add_line')}
      </Button>
    </form>
  );
}
