import type { HistoryEntry } from '#modules/audit/contract/history.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { sayChange } from '../say-change.ts';
import { texts } from '../texts.ts';
import classes from './history.module.css';

type Changes = Pick<HistoryEntry, 'changes'>;

/** More lines than this, as of a new record, would hide what happened before and after. */
const SHOWN = 5;

/** What was changed, a line for each field; those that are many are opened by a click. */
export function HistoryChanges({ changes }: Changes) {
  const t = useTexts(texts);
  if (changes.length <= SHOWN + 1) return <Lines changes={changes} />;
  const more = changes.slice(SHOWN);
  return (
    <>
      <Lines changes={changes.slice(0, SHOWN)} />
      <details className={classes.more}>
        <summary>{t('screen.more_changes', { count: more.length })}</summary>
        <Lines changes={more} />
      </details>
    </>
  );
}

function Lines({ changes }: Changes) {
  const t = useTexts(texts);
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.field}>{sayChange(change, t)}</li>
      ))}
    </ul>
  );
}
