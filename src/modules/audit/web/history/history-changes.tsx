import type { HistoryEntry } from '#modules/audit/contract/history.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { sayChange } from '../say-change.ts';
import { texts } from '../texts.ts';
import classes from './history.module.css';

/** What was changed, a line for each field. */
export function HistoryChanges({ changes }: Pick<HistoryEntry, 'changes'>) {
  const t = useTexts(texts);
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.field}>{sayChange(change, t)}</li>
      ))}
    </ul>
  );
}
