import { IconCircleCheck } from '@tabler/icons-react';
import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import type { StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import { AddRow } from './add-row.tsx';
import { ChecklistRowView } from './checklist-row.tsx';
import { HeadedTable } from './headed-table.tsx';
import classes from './checklists.module.css';

interface ChecklistTableViewProps {
  readonly address: StageAddress;
  readonly table: ChecklistTable;
  readonly editable: boolean;
  /** Rows are added below it. */
  readonly adding?: boolean;
}

/** A table of a checklist; it is checked when none of its rows is open. */
export function ChecklistTableView({
  address,
  table,
  editable,
  adding = false,
}: ChecklistTableViewProps) {
  const t = useTexts(texts);
  const { id, tableName, headers, rows, isChecked } = table;
  return (
    <ScrollBox className={classes.scroll} label={tableName}>
      <HeadedTable
        caption={
          <>
            {tableName}
            {isChecked && <IconCircleCheck size={16} aria-hidden />}
          </>
        }
        headers={[
          t('workspace.checklist.done_column'),
          ...headers,
          t('workspace.checklist.remark'),
          ...(editable ? [''] : []),
        ]}
      >
        {rows.map((row, place) => (
          <ChecklistRowView
            key={row.id}
            address={address}
            tableId={id}
            headers={headers}
            row={row}
            place={place}
            isLast={place === rows.length - 1}
            editable={editable}
          />
        ))}
      </HeadedTable>
      {adding && <AddRow address={address} table={table} />}
    </ScrollBox>
  );
}
