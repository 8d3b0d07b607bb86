import type { HistoryEntry } from '#modules/customers/contract/history.ts';
import { shortened } from '#platform/web/i18n/shortened.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type CustomerTexts } from '../texts.ts';
import classes from './history.module.css';

/** What an event changed, a line for each field. */
export function Changes({ changes }: Pick<HistoryEntry, 'changes'>) {
  const t = useTexts(texts);
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.field}>{sayChange(change, t)}</li>
      ))}
    </ul>
  );
}

function sayChange(
  { label, before, after }: HistoryEntry['changes'][number],
  t: CustomerTexts,
): string {
  const now = after === null ? t('history.none') : shortened(after);
  if (before === null) return t('history.first', { label, value: now });
  return t('history.change', { label, before: shortened(before), after: now });
}
