import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { PHOTO_PIXELS } from '#modules/directory/contract/profile.routes.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { shrinkPicture } from '#platform/web/form/shrink-picture.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import classes from '../directory.module.css';

interface PhotoFieldProps {
  readonly stored: string | null;
  readonly error: ReactNode;
  readonly onChange: (photo: string | null) => void;
}

/** The own picture, to be taken from a file or away. */
export function PhotoField({ stored, error, onChange }: PhotoFieldProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  // The form does not draw itself anew for a field, so the field remembers what it shows.
  const [photo, setPhoto] = useState(stored);
  const show = (chosen: string | null) => {
    setPhoto(chosen);
    onChange(chosen);
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      show(await shrinkPicture(file, PHOTO_PIXELS));
    } catch {
      toast.error(t('errors.photo_unusable'));
    }
  };
  return (
    <div role="group" aria-label={t('profile.photo')}>
      <div className={classes.photoRow}>
        {photo !== null && <img className={classes.photo} src={photo} alt={t('profile.photo')} />}
        <Button
          variant="default"
          leftSection={<IconPhoto size={16} />}
          onClick={() => input.current?.click()}
        >
          {t('profile.choose_photo')}
        </Button>
        {photo !== null && (
          <Button variant="subtle" onClick={() => show(null)}>
            {t('profile.remove_photo')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('profile.choose_photo')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {error !== undefined && <p className={classes.problem}>{error}</p>}
    </div>
  );
}
