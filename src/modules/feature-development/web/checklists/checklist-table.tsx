import { IconCircleCheck } from '@tabler/icons-react';
import type { ChecklistTable } from '#modules/feature-development/contract/checklists.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import type { StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import { ChecklistRowView } from './checklist-row.tsx';
import classes from './checklists.module.css';

interface ChecklistTableViewProps {
  readonly address: StageAddress;
  readonly table: ChecklistTable;
  readonly editable: boolean;
}

/** A table of a checklist; it is checked when none of its rows is open. */
export function ChecklistTableView({ address, table, editable }: ChecklistTableViewProps) {
  const t = useTexts(texts);
  return (
    <ScrollBox className={classes.scroll} label={table.tableName}>
      <table className={classes.table}>
        <caption>
          {table.tableName}
          {table.isChecked && <IconCircleCheck size={16} aria-hidden />}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('workspace.checklist.done_column')}</th>
            {table.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
            <th scope="col">{t('workspace.checklist.remark')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            <ChecklistRowView
              key={row.id}
              address={address}
              tableId={table.id}
              headers={table.headers}
              row={row}
              place={place}
              editable={editable}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
