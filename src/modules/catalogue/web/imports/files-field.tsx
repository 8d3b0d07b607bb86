import { ActionIcon, Button } from '@mantine/core';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatBytes } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './imports.module.css';

interface FilesFieldProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}

/** Files chosen or dropped; one of the same name takes the place of the other. */
export function FilesField({ files, onChange }: FilesFieldProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const add = (added: Iterable<File>) => {
    const byName = new Map([...files, ...added].map((file) => [file.name, file]));
    onChange([...byName.values()]);
  };
  return (
    <fieldset className={classes.files}>
      <legend>{t('fields.import_files')}</legend>
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
      >
        <Button
          variant="default"
          leftSection={<IconFileUpload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('intake.upload.choose')}
        </Button>
        <span className={styles.hint}>{t('intake.upload.drop')}</span>
        <input
          ref={input}
          type="file"
          accept=".json,.xlsx,.zip,.csv,.tsv,.txt"
          multiple
          hidden
          aria-label={t('intake.upload.choose')}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            // The same file can be chosen again once it is corrected.
            event.currentTarget.value = '';
            add(chosen);
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={classes.chosen}>
          {files.map((file) => (
            <li key={file.name}>
              <span>{file.name}</span>
              <span className={styles.hint}>{formatBytes(file.size)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('intake.upload.remove', { name: file.name })}
                onClick={() => onChange(files.filter((each) => each !== file))}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
