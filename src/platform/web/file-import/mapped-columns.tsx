import { NativeSelect } from '@mantine/core';
import type { TableDescription } from '#platform/contract/file-import.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';

/** The headings of a file, each with samples of what is below it. */
export type MappedTable<Column extends string> = Pick<TableDescription<Column>, 'columns'>;

interface MappedColumnsProps<Column extends string> {
  readonly table: MappedTable<Column>;
  readonly columns: readonly Column[];
  readonly headingOf: (column: Column) => string;
  /** What each place is taken for; no column has two. */
  readonly onChange: (places: readonly (Column | null)[]) => void;
}

/** What each column of a file is taken for. */
export function MappedColumns<Column extends string>(props: MappedColumnsProps<Column>) {
  const { table, columns, headingOf } = props;
  const t = useTexts(fileImportTexts);
  const data = [
    { value: '', label: t('file_import.left_out') },
    ...columns.map((column) => ({ value: column, label: headingOf(column) })),
  ];
  const choose = (at: number, name: string) => {
    const chosen = columns.find((column) => column === name) ?? null;
    props.onChange(
      table.columns.map(({ column }, place) => {
        if (place === at) return chosen;
        return column === chosen ? null : column;
      }),
    );
  };
  return (
    <div className={`${classes.table} ${classes.mapped}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('file_import.in_file')}</th>
            <th scope="col">{t('file_import.means')}</th>
            <th scope="col">{t('file_import.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map(({ heading, samples, column }, place) => (
            // Headings may be the same; only their place identifies them.
            // oxlint-disable-next-line react/no-array-index-key -- the places never move
            <tr key={place} role="row">
              <th scope="row" role="rowheader">
                {heading || t('file_import.no_heading')}
              </th>
              <td role="cell">
                <NativeSelect
                  aria-label={t('file_import.column_of', { heading })}
                  value={column ?? ''}
                  data={data}
                  onChange={(event) => choose(place, event.currentTarget.value)}
                />
              </td>
              <td role="cell" className={text.dimmed}>
                {samples.join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
