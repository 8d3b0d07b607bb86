import { NativeSelect, TextInput } from '@mantine/core';
import { catalogueLimits } from '#modules/catalogue/contract/entry-kinds.ts';
import { IMPORT_PARTS, type ImportPart } from '#modules/catalogue/contract/import-format.ts';
import type { ImportTable } from '#modules/catalogue/contract/imports.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { HeaderLine } from '#platform/web/file-import/header-line.tsx';
import { MappedColumns } from '#platform/web/file-import/mapped-columns.tsx';
import { SavedMappings } from '#platform/web/file-import/saved-mappings.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import {
  asPart,
  columnNamed,
  columnsOf,
  missingOf,
  partOf,
  type ColumnName,
} from './column-mapping.ts';

interface MappedTableProps {
  readonly table: ImportTable;
  /** Another table of the files describes the features. */
  readonly hasFeatures: boolean;
  readonly onChange: (table: ImportTable) => void;
  /** Has it read again, with the headings of another line; none where it was checked already. */
  readonly onHeaderLine?: (line: number) => void;
}

/** One table of the files: which list it is, and which column each of its headings is. */
export function MappedTable({ table, hasFeatures, onChange, onHeaderLine }: MappedTableProps) {
  const t = useTexts(texts);
  const { name, part, named } = table;
  const missing = missingOf(table).map((column) => t(`imports.columns.${column}`));
  return (
    <Panel
      title={name}
      actions={
        named ? undefined : (
          <NativeSelect
            label={t('intake.mapping.part')}
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
      <Stack>
        {named && part !== null && (
          <p className={styles.hint}>
            <strong>{t(`imports.parts.${part}`)}</strong> {t('intake.mapping.named')}
          </p>
        )}
        {!named && onHeaderLine !== undefined && (
          <HeaderLine line={table.header_line} onChange={onHeaderLine} />
        )}
        {missing.length > 0 && (
          <Notice>{t('intake.mapping.missing', { columns: formatList(missing) })}</Notice>
        )}
        {!named && part === 'fields' && !hasFeatures && (
          <TextInput
            label={t('intake.mapping.new_features_in')}
            description={t('intake.mapping.new_features_hint')}
            value={table.new_features_in ?? ''}
            maxLength={catalogueLimits.code}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...table, new_features_in: event.currentTarget.value })}
          />
        )}
        {!named && part !== null && <Columns table={table} part={part} onChange={onChange} />}
      </Stack>
    </Panel>
  );
}

type ColumnsProps = Pick<MappedTableProps, 'table' | 'onChange'> & { readonly part: ImportPart };

const SAMPLES = 3;

/** What each heading of a table is, which can be saved for the next file. */
function Columns({ table, part, onChange }: ColumnsProps) {
  const t = useTexts(texts);
  const { headings, columns, sample } = table;
  const shown = headings.map((heading, place) => ({
    heading,
    column: columnNamed(columns[place] ?? '') ?? null,
    samples: [...new Set(sample.flatMap((row) => row[place] || []))].slice(0, SAMPLES),
  }));
  const mapping = {
    table: { columns: shown },
    columns: columnsOf(part),
    onChange: (places: readonly (ColumnName | null)[]) =>
      onChange({ ...table, columns: [...places] }),
  };
  return (
    <>
      <SavedMappings {...mapping} name={`catalogue-import-${part}`} />
      <MappedColumns {...mapping} headingOf={(column) => t(`imports.columns.${column}`)} />
    </>
  );
}
