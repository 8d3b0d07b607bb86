import { IconX } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { newKey } from '#platform/web/api/keys.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { shrinkPhoto } from './take-photo.ts';
import classes from './field.module.css';

const MOST_PHOTOS = 10;

interface PhotosProps {
  /** Ids of the photos. */
  readonly photos: readonly string[];
  readonly read: (id: string) => Promise<Blob | undefined>;
  readonly onAdd: (photo: { id: string; content: Blob }) => void;
  readonly onRemove: (id: string) => void;
}

/** Photos of the survey, each scaled before it is kept. */
export function Photos({ photos, read, onAdd, onRemove }: PhotosProps): ReactNode {
  const t = useTexts(texts);
  const [state, setState] = useState<'idle' | 'shrinking' | 'unreadable'>('idle');
  // Read again it would be the same picture, and not yet be stored.
  const [taken, setTaken] = useState<Readonly<Record<string, Blob>>>({});
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setState('shrinking');
    try {
      const photo = { id: newKey(), content: await shrinkPhoto(file) };
      setTaken((others) => ({ ...others, [photo.id]: photo.content }));
      onAdd(photo);
      setState('idle');
    } catch {
      setState('unreadable');
    }
  };
  return (
    <fieldset className={classes.photos}>
      <legend>{t('field.photos')}</legend>
      {photos.map((id, place) => (
        <Photo
          key={id}
          id={id}
          taken={taken[id]}
          read={read}
          number={place + 1}
          onRemove={() => onRemove(id)}
        />
      ))}
      {photos.length >= MOST_PHOTOS ? (
        <p>{t('field.photos_full', { limit: MOST_PHOTOS })}</p>
      ) : (
        <label className={classes.big}>
          {t(state === 'shrinking' ? 'field.shrinking_photo' : 'field.add_photo')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={state === 'shrinking'}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      )}
      {state === 'unreadable' && (
        <p role="alert" className={classes.wrong}>
          {t('field.photo_unreadable')}
        </p>
      )}
    </fieldset>
  );
}

interface PhotoProps extends Pick<PhotosProps, 'read'> {
  readonly id: string;
  readonly taken: Blob | undefined;
  readonly number: number;
  readonly onRemove: () => void;
}

function Photo({ id, taken, read, number, onRemove }: PhotoProps): ReactNode {
  const t = useTexts(texts);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    const show = async () => {
      const content = taken ?? (await read(id));
      if (content === undefined || isGone) return;
      made = URL.createObjectURL(content);
      setAddress(made);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, taken, read]);
  return (
    <figure>
      {address !== undefined && <img src={address} alt={t('field.photo', { number })} />}
      <button type="button" aria-label={t('field.remove_photo', { number })} onClick={onRemove}>
        <IconX size={24} aria-hidden />
      </button>
    </figure>
  );
}
