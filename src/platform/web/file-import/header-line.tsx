import { NativeSelect } from '@mantine/core';
import { MOST_HEADER_LINE } from '#platform/contract/file-choices.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';

const LINES = Array.from({ length: MOST_HEADER_LINE }, (_, place) => String(place + 1));

interface HeaderLineProps {
  readonly line: number | null;
  readonly onChange: (line: number) => void;
}

/** In which line of a table its headings are, where what was found is wrong. */
export function HeaderLine({ line, onChange }: HeaderLineProps) {
  const t = useTexts(fileImportTexts);
  return (
    <NativeSelect
      className={classes.short}
      label={t('file_import.header_line')}
      value={String(line ?? 1)}
      data={LINES}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
