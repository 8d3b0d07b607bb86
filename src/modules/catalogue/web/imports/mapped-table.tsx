import { NativeSelect } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { IMPORT_PARTS } from '#modules/catalogue/contract/import-format.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './imports.module.css';
import { asPart, columnsOf, missingOf, partOf, withColumn } from './column-mapping.ts';

interface MappedTableProps {
  readonly table: ImportTable;
  readonly onChange: (table: ImportTable) => void;
}

/** One table of the files: which list it is, and which column each of its headings is. */
export function MappedTable({ table, onChange }: MappedTableProps) {
  const t = useTexts(texts);
  const { name, part, named } = table;
  const missing = missingOf(table).map((column) => t(`imports.columns.${column}`));
  return (
    <Panel
      title={name}
      actions={
        named ? undefined : (
          <NativeSelect
            aria-label={`${t('intake.mapping.part')}: ${name}`}
            value={part ?? ''}
            onChange={(event) => onChange(asPart(table, partOf(event.currentTarget.value)))}
            data={[
              { value: '', label: t('intake.mapping.left_out') },
              ...IMPORT_PARTS.map((each) => ({ value: each, label: t(`imports.parts.${each}`) })),
            ]}
          />
        )
      }
    >
      <div className={classes.mapped}>
        {named && part !== null && (
          <p className={styles.hint}>
            <strong>{t(`imports.parts.${part}`)}</strong> {t('intake.mapping.named')}
          </p>
        )}
        {missing.length > 0 && (
          <p className={classes.missing}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('intake.mapping.missing', { columns: formatList(missing) })}
          </p>
        )}
        {!named && part !== null && <Columns table={table} onChange={onChange} />}
      </div>
    </Panel>
  );
}

function Columns({ table, onChange }: MappedTableProps) {
  const t = useTexts(texts);
  const { part, headings, columns, sample } = table;
  if (part === null) return null;
  const choices = [
    { value: '', label: t('intake.mapping.left_out') },
    ...columnsOf(part).map((column) => ({ value: column, label: t(`imports.columns.${column}`) })),
  ];
  return (
    <table className={classes.columns}>
      <thead>
        <tr>
          <th scope="col">{t('intake.mapping.heading')}</th>
          <th scope="col">{t('intake.mapping.column')}</th>
          <th scope="col">{t('intake.mapping.sample')}</th>
        </tr>
      </thead>
      <tbody>
        {headings.map((heading, place) => (
          // Headings may be the same; their place is what they are known by.
          // oxlint-disable-next-line react/no-array-index-key -- the places never move
          <tr key={place}>
            <th scope="row">{heading}</th>
            <td>
              <NativeSelect
                aria-label={t('intake.mapping.column_of', { heading })}
                value={columns[place] ?? ''}
                data={choices}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  onChange(withColumn(table, place, value === '' ? null : value));
                }}
              />
            </td>
            <td className={classes.sample}>
              {sample
                .map((row) => row[place] ?? '')
                .filter((cell) => cell !== '')
                .slice(0, 3)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
