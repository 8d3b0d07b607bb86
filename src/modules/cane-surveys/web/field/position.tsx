import { useState, type ReactNode } from 'react';
import { kilometresOutside } from '#libraries/geometry/regions.ts';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Standing } from '../surveys/standing.tsx';
import { texts } from '../texts.ts';
import type { DraftPosition } from './drafts.ts';
import classes from './field.module.css';

const METRES_OF_A_KILOMETRE = 1_000;
const PATIENCE_MILLISECONDS = 30_000;

interface PositionProps {
  readonly position: DraftPosition | null;
  readonly shape: PlotOfDay['shape'] | undefined;
  readonly onFound: (position: DraftPosition) => void;
}

/** Where the surveyor stands, how exactly that is known, and whether it is in the plot. */
export function Position({ position, shape, onFound }: PositionProps): ReactNode {
  const t = useTexts(texts);
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'failed'>('idle');
  const locate = () => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState('idle');
        onFound({ latitude, longitude, accuracy_metres: Math.round(accuracy) });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: PATIENCE_MILLISECONDS, maximumAge: 0 },
    );
  };
  return (
    <section className={classes.position} aria-label={t('field.position')}>
      <button
        type="button"
        className={classes.main}
        disabled={state === 'locating'}
        onClick={locate}
      >
        {t(state === 'locating' ? 'field.locating' : 'field.locate')}
      </button>
      <div role="status">
        {position !== null && (
          <>
            <Standing metres={shape === undefined ? null : metresFrom(shape, position)} />{' '}
            {t('field.accuracy', { metres: formatNumber(position.accuracy_metres) })}
          </>
        )}
        {(state === 'denied' || state === 'failed') && (
          <p className={classes.wrong}>{t(`field.position_${state}`)}</p>
        )}
      </div>
    </section>
  );
}

function metresFrom(shape: PlotOfDay['shape'], { latitude, longitude }: DraftPosition): number {
  return Math.round(kilometresOutside(shape, [longitude, latitude]) * METRES_OF_A_KILOMETRE);
}
