import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import { saveRows } from './save-rows.ts';
import classes from './file-import.module.css';

interface ChooseFileProps {
  /** What a file to fill in is called, and its headings in the language of the page. */
  readonly template: { readonly name: string; readonly headings: readonly string[] };
  readonly onChoose: (file: File) => void;
}

/** Chooses a CSV file or a workbook, or hands out one to fill in. */
export function ChooseFile({ template, onChoose }: ChooseFileProps) {
  const t = useTexts(fileImportTexts);
  const input = useRef<HTMLInputElement>(null);
  const saveTemplate = () => saveRows(template.name, [template.headings]);
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} />}
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
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
