import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { toast } from '../feedback/toasts.ts';
import classes from './form.module.css';
import { shrinkPicture } from './shrink-picture.ts';

interface PictureChoiceProps {
  /** The chosen picture as a data address. */
  readonly picture: string | null;
  /** The size its longest side is reduced to. */
  readonly pixels: number;
  readonly labels: Readonly<Record<'choose' | 'remove' | 'unusable', string>>;
  readonly onChange: (picture: string | null) => void;
  /** Describes the picture. */
  readonly children: ReactNode;
}

/** A picture, to be chosen from a file or removed. */
export function PictureChoice({ picture, pixels, labels, onChange, children }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await shrinkPicture(file, pixels));
    } catch {
      toast.error(labels.unusable);
    }
  };
  return (
    <div className={classes.picture}>
      {children}
      <Button
        variant="default"
        leftSection={<IconPhoto size={16} />}
        onClick={() => input.current?.click()}
      >
        {labels.choose}
      </Button>
      {picture !== null && (
        <Button variant="subtle" onClick={() => onChange(null)}>
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
  );
}
