import { Button } from '@mantine/core';
import { IconCloudUpload, IconFolder } from '@tabler/icons-react';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { acceptedFileNames, fileExtensions } from '#modules/agents/contract/file-types.ts';
import { texts } from '../texts.ts';
import { filesOfDrop, filesOfFolder } from './folder-files.ts';
import classes from './files.module.css';

/** Takes files and folders, dropped or chosen. The label belongs to a real file input, so keyboards and readers know it. */
export function DropArea({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = useTexts(texts);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    setOver(false);
    void filesOfDrop(event.dataTransfer).then(onFiles, (error: unknown) => toast.failure(error));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    onFiles([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <div className={classes.dropping}>
      <label className={classes.drop} data-over={over || undefined}>
        <input
          type="file"
          multiple
          accept={acceptedFileNames}
          className={classes.input}
          onChange={choose}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        />
        <span className={classes.dropSign} aria-hidden>
          <IconCloudUpload size={22} stroke={1.7} />
        </span>
        <span className={classes.dropWords}>
          <strong>{over ? t('files.drop_now') : t('files.drop')}</strong>
          <span className={classes.dimmed}>
            {t('files.accepted', { types: fileExtensions.join(', ') })}
          </span>
        </span>
      </label>
      <Button
        variant="default"
        leftSection={<IconFolder size={16} stroke={1.7} />}
        onClick={() => chooseFolder(onFiles)}
      >
        {t('files.choose_folder')}
      </Button>
    </div>
  );
}

/** Asks for a folder. The browser has no other way than an input, which nobody needs to see. */
function chooseFolder(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  input.addEventListener('change', () => onFiles(filesOfFolder([...(input.files ?? [])])));
  input.click();
}
