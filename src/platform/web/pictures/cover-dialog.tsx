import { Button } from '@mantine/core';
import { IconArrowBackUp, IconRectangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { DialogButtons } from '../feedback/dialog-buttons.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Stack } from '../page/stack.tsx';
import textClasses from '../page/text.module.css';
import { CoverArea } from './cover-area.tsx';
import { coverPicture } from './cover-picture.ts';
import { FIRST_COVER, type Cover } from './covers.ts';
import { pictureTexts } from './picture-texts.ts';
import classes from './pictures.module.css';

export interface CoverDialogProps {
  readonly file: File;
  /** What should be covered. */
  readonly hint: string;
  /** Receives the picture as it will be stored. */
  readonly onUse: (file: File) => void;
  readonly onClose: () => void;
}

/** Covers parts of a picture before it leaves this computer. */
export function CoverDialogWindow({ file, hint, onUse, onClose }: CoverDialogProps) {
  const t = useTexts(pictureTexts);
  const common = usePlatformTexts();
  const picture = usePicture(file, () => {
    toast.error(t('pictures.redact.unusable'));
    onClose();
  });
  const [covers, setCovers] = useState<readonly Cover[]>([]);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const add = () => {
    setCovers([...covers, FIRST_COVER]);
    // Once it is there, keys move it.
    requestAnimationFrame(() =>
      area.current?.querySelector<HTMLElement>('button:last-of-type')?.focus(),
    );
  };
  const use = async () => {
    if (picture === undefined) return;
    setBusy(true);
    try {
      onUse(await coverPicture(picture, covers, file.name));
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('pictures.redact.title', { name: file.name })} wide>
      <Stack>
        <p>{hint}</p>
        <p className={textClasses.hint}>{t('pictures.redact.how')}</p>
        <div className={classes.tools}>
          <Button
            variant="default"
            leftSection={<IconRectangle size={16} />}
            disabled={picture === undefined}
            onClick={add}
          >
            {t('pictures.redact.add')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            disabled={covers.length === 0}
            onClick={() => setCovers(covers.slice(0, -1))}
          >
            {t('pictures.redact.undo')}
          </Button>
        </div>
        <div ref={area} className={classes.frame}>
          {picture !== undefined && (
            <CoverArea picture={picture} covers={covers} onChange={setCovers} />
          )}
        </div>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common('form.cancel')}
          </Button>
          <Button loading={busy} disabled={picture === undefined} onClick={() => void use()}>
            {covers.length === 0
              ? t('pictures.redact.use')
              : t('pictures.redact.use_covered', { count: covers.length })}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

/** The file as pixels, once they are decoded. */
function usePicture(file: File, onUnusable: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>();
  const refuse = useRef(onUnusable);
  useEffect(() => {
    let isGone = false;
    const decode = async () => {
      try {
        const decoded = await createImageBitmap(file);
        if (isGone) decoded.close();
        else setPicture(decoded);
      } catch {
        if (!isGone) refuse.current();
      }
    };
    void decode();
    return () => {
      isGone = true;
    };
  }, [file]);
  return picture;
}
