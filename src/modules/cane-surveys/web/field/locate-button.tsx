import { useState, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { DraftPosition } from './drafts.ts';
import { locate } from './locate.ts';
import classes from './field.module.css';

interface LocateButtonProps {
  readonly onFound: (position: DraftPosition) => void;
  /** What is known of the position. */
  readonly children?: ReactNode;
}

/** Asks the device where it is, and says why it does not know. */
export function LocateButton({ onFound, children }: LocateButtonProps): ReactNode {
  const t = useTexts(texts);
  const [state, setState] = useState<'idle' | 'locating' | 'denied' | 'failed'>('idle');
  const begin = () => {
    setState('locating');
    locate({
      onFound(position) {
        setState('idle');
        onFound(position);
      },
      onFailed: setState,
    });
  };
  return (
    <section className={classes.position} aria-label={t('field.position')}>
      <button
        type="button"
        className={classes.main}
        disabled={state === 'locating'}
        onClick={begin}
      >
        {t(state === 'locating' ? 'field.locating' : 'field.locate')}
      </button>
      <div role="status">
        {children}
        {(state === 'denied' || state === 'failed') && (
          <p className={classes.wrong}>{t(`field.position_${state}`)}</p>
        )}
      </div>
    </section>
  );
}
