import type { EntryVersion } from '#modules/catalogue/contract/entries.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { nameOfValue, writeValue } from './format-value.ts';
import { ValueText } from './value-text.tsx';
import classes from './history.module.css';

interface ChangedValuesProps {
  readonly change: Pick<EntryVersion, 'kind' | 'act' | 'before' | 'after'>;
}

/** The values that changed; what is new has no values before, and what is gone none after. */
export function ChangedValues({ change: { kind, act, before, after } }: ChangedValuesProps) {
  const t = useTexts(texts);
  const names = Object.keys(act === 'removed' ? before : after);
  // A new entry has many values that nobody gave.
  const shown = names.filter(
    (name) =>
      act === 'changed' || writeValue(before[name] ?? after[name], { name, t }) !== undefined,
  );
  if (shown.length === 0) return null;
  return (
    <dl className={classes.values}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{nameOfValue(name, t)}</dt>
          <dd>
            {act !== 'created' && act !== 'filled' && (
              <del title={t('history.before')}>
                <ValueText kind={kind} name={name} value={before[name]} />
              </del>
            )}
            {act !== 'removed' && (
              <ins title={t('history.after')}>
                <ValueText kind={kind} name={name} value={after[name]} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
