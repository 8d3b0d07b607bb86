import { IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { newKey } from '#platform/web/api/keys.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { DraftPhoto } from './drafts.ts';
import { shrinkPhoto } from './take-photo.ts';
import classes from './field.module.css';

const MOST_PHOTOS = 10;

interface PhotosProps {
  readonly photos: readonly DraftPhoto[];
  readonly onChange: (photos: readonly DraftPhoto[]) => void;
}

/** Photos of the survey, each scaled before it is kept. */
export function Photos({ photos, onChange }: PhotosProps): ReactNode {
  const t = useTexts(texts);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange([...photos, { id: newKey(), content: await shrinkPhoto(file) }]);
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  const isFull = photos.length >= MOST_PHOTOS;
  return (
    <fieldset className={classes.photos}>
      <legend>{t('field.photos')}</legend>
      {photos.map((photo, place) => (
        <Photo
          key={photo.id}
          photo={photo}
          number={place + 1}
          onRemove={() => onChange(photos.filter(({ id }) => id !== photo.id))}
        />
      ))}
      {isFull ? (
        <p>{t('field.photos_full', { limit: MOST_PHOTOS })}</p>
      ) : (
        <label className={classes.big}>
          {t('field.add_photo')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      )}
      {isUnreadable && (
        <p role="alert" className={classes.wrong}>
          {t('field.photo_unreadable')}
        </p>
      )}
    </fieldset>
  );
}

interface PhotoProps {
  readonly photo: DraftPhoto;
  readonly number: number;
  readonly onRemove: () => void;
}

function Photo({ photo, number, onRemove }: PhotoProps): ReactNode {
  const t = useTexts(texts);
  const address = useMemo(() => URL.createObjectURL(photo.content), [photo.content]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <figure>
      <img src={address} alt={t('field.photo', { number })} />
      <button type="button" aria-label={t('field.remove_photo', { number })} onClick={onRemove}>
        <IconX size={24} aria-hidden />
      </button>
    </figure>
  );
}
