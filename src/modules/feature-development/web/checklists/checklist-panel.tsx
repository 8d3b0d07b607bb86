import type { ChecklistTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import type { StageAddress } from './checklists.api.ts';
import { texts } from '../texts.ts';
import stageClasses from '../stages/stages.module.css';
import { AddRow } from './add-row.tsx';
import { ChecklistTableView } from './checklist-table.tsx';
import { UploadChecklist } from './upload-checklist.tsx';

interface ChecklistPanelProps {
  readonly address: StageAddress;
  readonly tables: readonly ChecklistTable[];
  /** The stage is not complete, and this person may write. */
  readonly editable: boolean;
}

/** The checklist of a stage: prepared before it starts, worked through until it is complete. */
export function ChecklistPanel({ address, tables, editable }: ChecklistPanelProps) {
  const t = useTexts(texts);
  if (tables.length === 0 && !editable) return null;
  const last = tables.at(-1);
  const rows = tables.flatMap((table) => table.rows);
  const done = rows.filter(({ state }) => state !== 'open').length;
  return (
    <section className={stageClasses.section}>
      <div className={stageClasses.sectionHead}>
        <h4>
          {t('workspace.checklist.title')}
          {rows.length > 0 && (
            <span className={textClasses.hint}>
              {` · ${t('workspace.checklist.done', { done, count: rows.length })}`}
            </span>
          )}
        </h4>
        {editable && <UploadChecklist address={address} tables={tables} />}
      </div>
      {tables.length === 0 && <p className={textClasses.hint}>{t('workspace.checklist.empty')}</p>}
      {tables.map((table) => (
        <ChecklistTableView
          key={table.id}
          address={address}
          table={table}
          editable={editable}
          adding={editable && table !== last}
        />
      ))}
      {/* The same before and after the first row, so that the next can be typed at once. */}
      {editable && <AddRow address={address} table={last} />}
    </section>
  );
}
