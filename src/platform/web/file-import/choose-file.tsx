import { Button } from '@mantine/core';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { useRef } from 'react';
import { saveFile } from '../api/download.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';

interface ChooseFileProps {
  /** What a file to fill in is called, and its headings in the language of the page. */
  readonly template: { readonly name: string; readonly headings: readonly string[] };
  readonly onChoose: (file: File) => void;
}

/** So that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Chooses a CSV file, or hands out one to fill in. */
export function ChooseFile({ template, onChoose }: ChooseFileProps) {
  const t = useTexts(fileImportTexts);
  const input = useRef<HTMLInputElement>(null);
  const saveTemplate = () => {
    const text = `${BYTE_ORDER_MARK}${template.headings.join(',')}\r\n`;
    saveFile(new Blob([text], { type: 'text/csv' }), `${template.name}.csv`);
  };
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        leftSection={<IconFileTypeCsv size={16} />}
        onClick={() => input.current?.click()}
      >
        {t('file_import.choose')}
      </Button>
      <Button variant="subtle" leftSection={<IconDownload size={16} />} onClick={saveTemplate}>
        {t('file_import.template')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('file_import.choose')}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          // The same file can be chosen again once it is fixed.
          event.currentTarget.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </div>
  );
}
