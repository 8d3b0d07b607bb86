import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { toast } from '../feedback/toasts.ts';
import classes from './form.module.css';
import { shrinkPicture } from './shrink-picture.ts';

interface PictureChoiceProps {
  /** The picture at first, as a data address; a form without one has an empty text. */
  readonly defaultValue?: string | null;
  /** The size its longest side is reduced to. */
  readonly pixels: number;
  readonly labels: Readonly<Record<'choose' | 'remove' | 'unusable', string>>;
  readonly hint?: string;
  readonly error?: ReactNode;
  readonly onChange?: (picture: string | null) => void;
  /** Draws the picture. */
  readonly children: (picture: string | null) => ReactNode;
}

/** A picture, to be chosen from a file or removed. */
export function PictureChoice({ pixels, labels, children, ...props }: PictureChoiceProps) {
  // The form is not drawn again for a field, so the field remembers what it shows.
  const [picture, setPicture] = useState(
    props.defaultValue === '' ? null : (props.defaultValue ?? null),
  );
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: string | null) => {
    setPicture(chosen);
    props.onChange?.(chosen);
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      choose(await shrinkPicture(file, pixels));
    } catch {
      toast.error(labels.unusable);
    }
  };
  return (
    <>
      <div className={classes.picture}>
        {children(picture)}
        <Button
          variant="default"
          leftSection={<IconPhoto size={16} />}
          onClick={() => input.current?.click()}
        >
          {labels.choose}
        </Button>
        {picture !== null && (
          <Button variant="subtle" onClick={() => choose(null)}>
            {labels.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={labels.choose}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {props.hint !== undefined && <p className={classes.pictureHint}>{props.hint}</p>}
      {props.error !== undefined && <p className={classes.pictureProblem}>{props.error}</p>}
    </>
  );
}
