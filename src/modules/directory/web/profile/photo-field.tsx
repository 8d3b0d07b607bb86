import { useState, type ReactNode } from 'react';
import { PHOTO_PIXELS } from '#modules/directory/contract/profile.ts';
import { PictureChoice } from '#platform/web/form/picture-choice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from '../employees/employees.module.css';

interface PhotoFieldProps {
  readonly stored: string | null;
  readonly error: ReactNode;
  readonly onChange: (photo: string | null) => void;
}

/** The own picture. */
export function PhotoField({ stored, error, onChange }: PhotoFieldProps) {
  const t = useTexts(texts);
  // The form does not draw itself anew for a field, so the field remembers what it shows.
  const [photo, setPhoto] = useState(stored);
  const labels = {
    choose: t('profile.choose_photo'),
    remove: t('profile.remove_photo'),
    unusable: t('errors.photo_unusable'),
  };
  const show = (chosen: string | null) => {
    setPhoto(chosen);
    onChange(chosen);
  };
  return (
    <div role="group" aria-label={t('profile.photo')}>
      <PictureChoice picture={photo} pixels={PHOTO_PIXELS} labels={labels} onChange={show}>
        {photo !== null && <img className={classes.photo} src={photo} alt={t('profile.photo')} />}
      </PictureChoice>
      {error !== undefined && <p className={classes.problem}>{error}</p>}
    </div>
  );
}
