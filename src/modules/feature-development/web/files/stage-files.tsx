import type { StageFile } from '#modules/feature-development/contract/files.ts';
import { ChooseFiles } from '#platform/web/attachments/choose-files.tsx';
import { UploadLines } from '#platform/web/attachments/upload-lines.tsx';
import { LARGEST_MEGABYTES, useUploads } from '#platform/web/attachments/use-uploads.ts';
import { compareNames } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { texts } from '../texts.ts';
import { StageFileLine } from './file-line.tsx';
import { uploadStageFile } from './files.api.ts';
import classes from './files.module.css';

interface StageFilesProps {
  readonly address: StageAddress;
  readonly files: readonly StageFile[];
  readonly adding: boolean;
  readonly mayWrite: boolean;
}

export function StageFiles({ address, files, adding, mayWrite }: StageFilesProps) {
  const t = useTexts(texts);
  const { add, ...lines } = useUploads({
    send: (sending) => uploadStageFile(address, sending),
    refreshes: ['sow', 'detail', address.id],
  });
  const sorted = files.toSorted((one, other) => compareNames(one.name, other.name));
  if (sorted.length === 0 && lines.uploads.length === 0 && !adding) return null;
  return (
    <div className={classes.files}>
      {sorted.length > 0 && (
        <ul className={classes.list} aria-label={t('workspace.files.title')}>
          {sorted.map((file) => (
            <StageFileLine key={file.id} file={file} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      <UploadLines {...lines} />
      {adding && (
        <div className={classes.add}>
          <ChooseFiles label={t('workspace.files.add')} onChoose={add} />
          <span className={textClasses.hint}>
            {t('workspace.files.limit', { size: LARGEST_MEGABYTES })}
          </span>
        </div>
      )}
    </div>
  );
}
