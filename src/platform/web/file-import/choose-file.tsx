import { Button, Input } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { saveFile } from '../api/download.ts';
import { toast } from '../feedback/toasts.ts';
import { formatBytes } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import atStart from '../page/at-start.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import { saveRows } from './save-rows.ts';
import classes from './file-import.module.css';

interface ChooseFileProps {
  /** What a file to fill in is called, and its headings in the language of the page. */
  readonly template: {
    readonly name: string;
    readonly headings: readonly string[];
    readonly load?: () => Promise<Blob>;
  };
  /** A larger file is refused before it is sent. */
  readonly mostBytes: number;
  readonly onChoose: (file: File) => void;
}

/** Chooses a CSV file or a workbook, or hands out one to fill in. */
export function ChooseFile({ template, mostBytes, onChoose }: ChooseFileProps) {
  const t = useTexts(fileImportTexts);
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<File>();
  const common = usePlatformTexts();
  const { name, headings, load } = template;
  const saveTemplate = async () => {
    if (load === undefined) return saveRows(name, [headings]);
    try {
      return saveFile(await load(), `${name}.xlsx`);
    } catch (error) {
      return toast.failure(error, common('feedback.download_failed'));
    }
  };
  return (
    <div className={classes.row}>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} />}
        onClick={() => input.current?.click()}
      >
        {t('file_import.choose')}
      </Button>
      <Button
        className={atStart.atStart}
        variant="subtle"
        leftSection={<IconDownload size={16} />}
        onClick={() => void saveTemplate()}
      >
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
          if (chosen === undefined) return;
          const isTooLarge = chosen.size > mostBytes;
          setTooLarge(isTooLarge ? chosen : undefined);
          if (!isTooLarge) onChoose(chosen);
        }}
      />
      {tooLarge !== undefined && (
        <Input.Error role="alert" size="sm" className={classes.refusal}>
          {t('file_import.too_large', {
            name: tooLarge.name,
            size: formatBytes(tooLarge.size),
            most: formatBytes(mostBytes),
          })}
        </Input.Error>
      )}
    </div>
  );
}
