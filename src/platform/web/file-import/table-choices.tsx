import { NativeSelect } from '@mantine/core';
import { FILE_ENCODINGS } from '#platform/contract/file-choices.ts';
import type { TableDescription } from '#platform/contract/file-import.ts';
import { Notice } from '../feedback/notice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import { HeaderLine } from './header-line.tsx';
import classes from './file-import.module.css';
import type { Reading } from './use-file-check.ts';

interface TableChoicesProps {
  readonly table: TableDescription<string>;
  /** Has the file read in another way; what depends on it is found again. */
  readonly onChange: (reading: Reading) => void;
}

/** In which sheet, from which line and in which encoding a file was read. */
export function TableChoices({ table, onChange }: TableChoicesProps) {
  const t = useTexts(fileImportTexts);
  const { sheet, sheets, encoding, header_line, formulas, merged_cells } = table;
  const inSheet = sheet === null ? {} : { sheet };
  const inEncoding = encoding === null ? {} : { encoding };
  return (
    <>
      <div className={classes.row}>
        {sheet !== null && sheets.length > 1 && (
          <NativeSelect
            label={t('file_import.sheet')}
            value={sheet}
            data={sheets}
            onChange={(event) => onChange({ sheet: event.currentTarget.value })}
          />
        )}
        <HeaderLine
          line={header_line}
          onChange={(line) => onChange({ ...inSheet, ...inEncoding, header_line: line })}
        />
        {encoding !== null && (
          <NativeSelect
            label={t('file_import.encoding')}
            value={encoding}
            data={FILE_ENCODINGS.map((value) => ({ value, label: NAMES[value] }))}
            onChange={(event) => {
              const chosen = FILE_ENCODINGS.find((each) => each === event.currentTarget.value);
              onChange({ encoding: chosen });
            }}
          />
        )}
      </div>
      {encoding === 'windows-874' && <Notice>{t('file_import.windows_noticed')}</Notice>}
      {formulas > 0 && <Notice>{t('file_import.formulas', { count: formulas })}</Notice>}
      {merged_cells > 0 && <Notice>{t('file_import.merged', { count: merged_cells })}</Notice>}
    </>
  );
}

const NAMES = {
  'utf-8': 'UTF-8',
  'windows-874': 'Windows-874 (TIS-620)',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
} as const;
