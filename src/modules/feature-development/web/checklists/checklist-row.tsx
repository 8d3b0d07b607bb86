import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type {
  ChecklistRow,
  RowState,
} from '#modules/feature-development/contract/checklist-tables.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { useMarkRow, type StageAddress } from './checklists.api.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import { RemarkField } from './remark-field.tsx';
import { RowMenu } from './row-menu.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import classes from './checklists.module.css';

const quiet = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;

interface ChecklistRowViewProps {
  readonly address: StageAddress;
  readonly tableId: string;
  readonly headers: readonly string[];
  readonly row: ChecklistRow;
  /** Among the rows of its table, from 0. */
  readonly place: number;
  readonly isLast: boolean;
  readonly editable: boolean;
}

/** A row that is open, done or skipped; it is painted as the server has it, never before. */
export function ChecklistRowView({
  address,
  tableId,
  headers,
  row,
  place,
  isLast,
  editable,
}: ChecklistRowViewProps) {
  const t = useTexts(texts);
  const mark = useMarkRow();
  const [skipping, setSkipping] = useState(false);
  const number = place + 1;
  const set = (state: RowState) => mark.mutate({ ...address, item_id: row.id, state });
  return (
    <tr data-state={row.state}>
      <td>
        <Checkbox
          checked={row.isChecked}
          disabled={!editable || mark.isPending}
          aria-label={t('workspace.checklist.check', { number, name: row.cells[0] ?? '' })}
          onChange={({ currentTarget: { checked } }) => set(checked ? 'done' : 'open')}
        />
      </td>
      {row.cells.map((cell, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- cells are in the order of the headers
        <td key={column} data-label={headers[column]}>
          {cell}
        </td>
      ))}
      <td className={classes.remark}>
        <RemarkField
          address={address}
          tableId={tableId}
          row={row}
          place={place}
          editable={editable}
        />
        {row.state === 'skipped' && (
          <span className={textClasses.hint}>
            {t('workspace.checklist.skipped', { reason: row.skip_reason })}
          </span>
        )}
        <span className={classes.marks}>
          {row.checkedAt !== null && (
            <span className={textClasses.hint}>
              {`${row.checkedBy ?? t('workspace.stage.somebody')} · `}
              <TimeAgo at={row.checkedAt} />
            </span>
          )}
          {editable && row.state === 'open' && (
            <Button
              {...quiet}
              aria-label={t('workspace.checklist.skip_row', { number })}
              onClick={() => setSkipping(true)}
            >
              {t('workspace.checklist.skip')}
            </Button>
          )}
          {editable && row.state === 'skipped' && (
            <Button {...quiet} loading={mark.isPending} onClick={() => set('open')}>
              {t('workspace.checklist.unskip')}
            </Button>
          )}
        </span>
        {mark.error !== null && (
          <span className={classes.failure} role="alert">
            {failureText(t('workspace.checklist.save_failed'), mark.error)}
          </span>
        )}
        {skipping && <SkipDialog address={address} row={row} onClose={() => setSkipping(false)} />}
      </td>
      {editable && (
        <td className={classes.menu}>
          <RowMenu address={address} headers={headers} row={row} place={place} isLast={isLast} />
        </td>
      )}
    </tr>
  );
}
