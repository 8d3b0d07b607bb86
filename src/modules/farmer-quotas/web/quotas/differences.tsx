import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { FieldValue, nameOfField } from './field-value.tsx';
import classes from './quotas.module.css';

interface Difference {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface DifferencesProps {
  /** What is compared, for screen readers. */
  readonly label: string;
  readonly differences: readonly Difference[];
  /** What the columns are called; otherwise the old and the new value. */
  readonly columns?: readonly [before: string, after: string];
}

/** The fields in which two versions of a quota differ, with both values. */
export function Differences({ label, differences, columns }: DifferencesProps) {
  const t = useTexts(texts);
  const [before, after] = columns ?? [t('corrections.old'), t('corrections.new')];
  return (
    <div className={classes.differences}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('verification.field')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.field}>
              <th scope="row">{nameOfField(t, difference.field)}</th>
              <td>
                <FieldValue field={difference.field} value={difference.before} />
              </td>
              <td>
                <FieldValue field={difference.field} value={difference.after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
