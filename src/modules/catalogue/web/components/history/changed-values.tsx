import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { EntryVersion } from '#modules/catalogue/contract/entries.routes.ts';
import { texts } from '../../texts.ts';
import { nameOfValue, writeValue } from './write-value.ts';
import classes from './history.module.css';

interface ChangedValuesProps {
  readonly change: Pick<EntryVersion, 'act' | 'before' | 'after'>;
}

/** The values that changed; what is new has no values before, and what is gone none after. */
export function ChangedValues({ change: { act, before, after } }: ChangedValuesProps) {
  const t = useTexts(texts);
  const names = Object.keys(act === 'removed' ? before : after);
  const told = names
    .map((name) => ({
      name,
      was: writeValue(before[name], { name, t }),
      is: writeValue(after[name], { name, t }),
    }))
    // A new entry has many values that nobody gave.
    .filter(({ was, is }) => act === 'changed' || was !== undefined || is !== undefined);
  if (told.length === 0) return null;
  return (
    <dl className={classes.values}>
      {told.map(({ name, was, is }) => (
        <div key={name}>
          <dt>{nameOfValue(name, t)}</dt>
          <dd>
            {act !== 'created' && (
              <del title={t('history.before')}>{was ?? t('history.nothing')}</del>
            )}
            {act !== 'removed' && (
              <ins title={t('history.after')}>{is ?? t('history.nothing')}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
