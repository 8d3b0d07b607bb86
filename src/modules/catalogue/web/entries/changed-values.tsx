import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { EntryVersion } from '#modules/catalogue/contract/entries.ts';
import { texts } from '../texts.ts';
import { SaidValue } from './value-text.tsx';
import { nameOfValue, writeValue } from './format-value.ts';
import classes from './history.module.css';

interface ChangedValuesProps {
  readonly change: Pick<EntryVersion, 'kind' | 'act' | 'before' | 'after'>;
}

/** The values that changed; what is new has no values before, and what is gone none after. */
export function ChangedValues({ change: { kind, act, before, after } }: ChangedValuesProps) {
  const t = useTexts(texts);
  const names = Object.keys(act === 'removed' ? before : after);
  // A new entry has many values that nobody gave.
  const told = names.filter(
    (name) =>
      act === 'changed' || writeValue(before[name] ?? after[name], { name, t }) !== undefined,
  );
  if (told.length === 0) return null;
  return (
    <dl className={classes.values}>
      {told.map((name) => (
        <div key={name}>
          <dt>{nameOfValue(name, t)}</dt>
          <dd>
            {act !== 'created' && (
              <del title={t('history.before')}>
                <SaidValue kind={kind} name={name} value={before[name]} />
              </del>
            )}
            {act !== 'removed' && (
              <ins title={t('history.after')}>
                <SaidValue kind={kind} name={name} value={after[name]} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
