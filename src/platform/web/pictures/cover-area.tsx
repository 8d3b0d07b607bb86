import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { coverAfterKey, coverBetween, isMeant, type Cover } from './covers.ts';
import { pictureTexts } from './picture-texts.ts';
import classes from './pictures.module.css';

interface CoverAreaProps {
  readonly picture: ImageBitmap;
  readonly covers: readonly Cover[];
  readonly onChange: (covers: readonly Cover[]) => void;
}

/** A picture on which people draw what is to be covered, by pointer or by keyboard. */
export function CoverArea({ picture, covers, onChange }: CoverAreaProps) {
  const t = useTexts(pictureTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [start, setStart] = useState<{ x: number; y: number }>();
  const [drawn, setDrawn] = useState<Cover>();
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (start !== undefined) setDrawn(coverBetween(start, placeOf(event)));
  };
  const finish = () => {
    if (drawn !== undefined && isMeant(drawn)) onChange([...covers, drawn]);
    setStart(undefined);
    setDrawn(undefined);
  };
  return (
    <div
      className={classes.area}
      onPointerDown={(event) => {
        if (event.target instanceof HTMLButtonElement) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart(placeOf(event));
      }}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={finish}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('pictures.redact.picture')}
        width={picture.width}
        height={picture.height}
      />
      {covers.map((cover, place) => (
        <button
          // Covers have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key -- the order never changes
          key={place}
          type="button"
          className={classes.cover}
          style={styleOf(cover)}
          aria-label={t('pictures.redact.box', { number: place + 1 })}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') {
              event.preventDefault();
              onChange(covers.toSpliced(place, 1));
              return;
            }
            const moved = coverAfterKey(cover, event);
            if (moved === undefined) return;
            event.preventDefault();
            onChange(covers.with(place, moved));
          }}
        />
      ))}
      {drawn !== undefined && <span className={classes.cover} style={styleOf(drawn)} />}
    </div>
  );
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function styleOf({ x, y, width, height }: Cover) {
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: percent(x),
    top: percent(y),
    width: percent(width),
    height: percent(height),
  };
}
