import { Button } from '@mantine/core';
import type { AuditEntry } from '#modules/audit/contract/entries.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { useLastRecord } from '#platform/web/feedback/use-last-record.ts';
import { formatExactTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './entries.module.css';

interface EntrySheetProps {
  /** Nothing while it is closed. */
  readonly entry: AuditEntry | undefined;
  readonly onClose: () => void;
  readonly onSameRecord: (entry: AuditEntry) => void;
}

/** An act with what was before and what came after beside each other. */
export function EntrySheet({ entry, onClose, onSameRecord }: EntrySheetProps) {
  const last = useLastRecord(entry);
  return (
    <Sheet opened={entry !== undefined} onClose={onClose} title={last?.what ?? ''}>
      {last !== undefined && <Entry entry={last} onSameRecord={() => onSameRecord(last)} />}
    </Sheet>
  );
}

interface EntryProps {
  readonly entry: AuditEntry;
  readonly onSameRecord: () => void;
}

function Entry({ entry, onSameRecord }: EntryProps) {
  const t = useTexts(texts);
  const empty = <span className={text.hint}>{t('screen.empty')}</span>;
  return (
    <div className={classes.entry}>
      <Facts
        facts={[
          { name: t('columns.at'), value: formatExactTime(entry.at) },
          { name: t('fields.person'), value: entry.who ?? t('screen.system') },
          { name: t('fields.entity'), value: entry.kind },
          { name: t('fields.record'), value: entry.name },
        ]}
      />
      {entry.changes.length === 0 ? (
        <p className={text.hint}>{t('screen.no_changes')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('screen.field')}</th>
              <th scope="col">{t('columns.before')}</th>
              <th scope="col">{t('columns.after')}</th>
            </tr>
          </thead>
          <tbody>
            {entry.changes.map(({ field, label, before, after }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{before ?? empty}</td>
                <td>{after ?? empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button variant="default" onClick={onSameRecord}>
        {t('screen.same_record')}
      </Button>
    </div>
  );
}
