import type { TableDescription } from '#platform/contract/file-import.ts';
import { Notice } from '../feedback/notice.tsx';
import { formatList } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import { MappedColumns } from './mapped-columns.tsx';

interface ColumnMappingProps<Column extends string> {
  readonly table: TableDescription<Column>;
  readonly columns: readonly Column[];
  readonly headingOf: (column: Column) => string;
  /** What each place is taken for. */
  readonly onChange: (places: readonly (Column | null)[]) => void;
}

/** What each column of the file is, and what is missing. */
export function ColumnMapping<Column extends string>(props: ColumnMappingProps<Column>) {
  const { missing } = props.table;
  const t = useTexts(fileImportTexts);
  return (
    <section className={classes.problems}>
      <h3>{t('file_import.mapping')}</h3>
      {missing.length > 0 && (
        <Notice>
          {t('file_import.missing', { columns: formatList(missing.map(props.headingOf)) })}
        </Notice>
      )}
      <MappedColumns {...props} />
    </section>
  );
}
