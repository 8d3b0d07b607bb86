import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import text from '#platform/web/page/text.module.css';
import { historyColumns } from '#platform/web/records/history-columns.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { sayChangeBriefly } from '../say-change.ts';
import type { AuditTexts } from '../texts.ts';
import classes from './entries.module.css';

/** So many changes are in the line, the others in the entry's sheet. */
const SHOWN = 3;

export function entryColumns(t: AuditTexts): Column<AuditEntry>[] {
  return [
    ...historyColumns<AuditEntry>({
      at: t('columns.at'),
      who: t('fields.person'),
      system: t('screen.system'),
    }),
    { id: 'what', header: t('fields.event'), names: true, cell: ({ what }) => what },
    {
      id: 'record',
      header: t('fields.record'),
      cell: ({ kind, name }) => (
        <>
          <span className={classes.name}>{name}</span>
          {name !== kind && <span className={text.hint}>{kind}</span>}
        </>
      ),
    },
    {
      id: 'changes',
      header: t('screen.changes'),
      cell: (entry) => <Changes entry={entry} t={t} />,
    },
  ];
}

interface ChangesProps {
  readonly entry: AuditEntry;
  readonly t: AuditTexts;
}

function Changes({ entry, t }: ChangesProps) {
  // The name of the record is in another column.
  const changes = entry.changes.filter(
    ({ before, after }) => before !== null || after !== entry.name,
  );
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.slice(0, SHOWN).map((change) => (
        <li key={change.field}>{sayChangeBriefly(change, t)}</li>
      ))}
      {changes.length > SHOWN && (
        <li>{t('screen.more_changes', { count: changes.length - SHOWN })}</li>
      )}
    </ul>
  );
}
