import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import { formatDateTime, formatExactTime } from '#platform/web/i18n/formats.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import type { AuditTexts } from '../texts.ts';
import classes from './entries.module.css';

export function entryColumns(t: AuditTexts): Column<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: t('columns.at'),
      keepTogether: true,
      cell: ({ at }) => (
        <time dateTime={at} title={formatExactTime(at)}>
          {formatDateTime(at)}
        </time>
      ),
    },
    {
      id: 'who',
      header: t('fields.person'),
      keepTogether: true,
      cell: ({ who }) => who ?? <span className={text.hint}>{t('screen.system')}</span>,
    },
    { id: 'what', header: t('fields.event'), names: true, cell: ({ what }) => what },
    {
      id: 'record',
      header: t('fields.record'),
      cell: ({ kind, name, entity_id }) =>
        name === entity_id ? (
          <>
            <span className={classes.name}>{kind}</span>
            <span className={classes.id} title={entity_id}>
              {entity_id}
            </span>
          </>
        ) : (
          <>
            <span className={classes.name}>{name}</span>
            <span className={text.hint}>{kind}</span>
          </>
        ),
    },
    {
      id: 'changes',
      header: t('screen.changes'),
      cell: ({ changes }) => (
        <span className={classes.changes}>{changes.map(({ label }) => label).join(', ')}</span>
      ),
    },
  ];
}
