import { Select } from '@mantine/core';
import type { FileImportDetail, ValueMeaning } from '#platform/contract/file-imports.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import type { KnownValue } from './imported-kind.ts';
import { valuesToMap } from './values-to-map.ts';

interface ValueMappingProps {
  readonly current: Pick<FileImportDetail, 'meanings' | 'problems'>;
  readonly valuesOf: Readonly<Record<string, readonly KnownValue[] | undefined>>;
  readonly headingOf: (column: string) => string;
  readonly onChange: (meanings: ValueMeaning[]) => void;
}

/** What values of the file mean that are not ours; kept for the next file. */
export function ValueMapping({ current, valuesOf, headingOf, onChange }: ValueMappingProps) {
  const t = useTexts(fileImportTexts);
  const values = valuesToMap(current, Object.keys(valuesOf));
  if (values.length === 0) return null;
  const choose = ({ column, value }: ValueMeaning, means: string | null) => {
    const others = current.meanings.filter(
      (each) => each.column !== column || each.value !== value,
    );
    onChange(means === null ? others : [...others, { column, value, means }]);
  };
  return (
    <section className={classes.problems}>
      <h3>{t('file_import.values')}</h3>
      <p className={text.hint}>{t('file_import.values_hint')}</p>
      <div className={classes.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('file_import.column')}</th>
              <th scope="col">{t('file_import.value')}</th>
              <th scope="col">{t('file_import.means')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((each) => (
              <tr key={`${each.column} ${each.value}`}>
                <td className={classes.column}>{headingOf(each.column)}</td>
                <th scope="row">{each.value}</th>
                <td>
                  <Select
                    aria-label={t('file_import.value_means', { value: each.value })}
                    placeholder={t('file_import.choose_value')}
                    value={each.means === '' ? null : each.means}
                    data={[...(valuesOf[each.column] ?? [])]}
                    onChange={(means) => choose(each, means)}
                    searchable
                    clearable
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
