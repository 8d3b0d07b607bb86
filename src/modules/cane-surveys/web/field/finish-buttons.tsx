import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { writeDistance } from '../surveys/write-distance.ts';
import { texts } from '../texts.ts';
import classes from './field.module.css';

/** From here on the position is more likely that of another place than a rough one. */
export const FAR_METRES = 500;

interface FinishButtonsProps {
  /** From the position of the survey to its plot, where that is to be asked about first. */
  readonly asksAbout: number | null;
  readonly onNotYet: () => void;
  readonly onLater: () => void;
}

/** Sends a survey or leaves it for later; far from the plot it asks first. */
export function FinishButtons({ asksAbout, onNotYet, onLater }: FinishButtonsProps): ReactNode {
  const t = useTexts(texts);
  if (asksAbout !== null) return <FarQuestion metres={asksAbout} onNotYet={onNotYet} />;
  return (
    <div className={classes.foot}>
      <button type="button" className={classes.big} onClick={onLater}>
        {t('field.later')}
      </button>
      <button type="submit" className={classes.main}>
        {t('field.finish')}
      </button>
    </div>
  );
}

interface FarQuestionProps {
  readonly metres: number;
  readonly onNotYet: () => void;
}

function FarQuestion({ metres, onNotYet }: FarQuestionProps) {
  const t = useTexts(texts);
  const notYet = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => notYet.current?.focus(), []);
  return (
    <div className={classes.foot}>
      <p role="alert">{t('field.far', { distance: writeDistance(t, metres) })}</p>
      <button type="submit" className={classes.big}>
        {t('field.send_from_far')}
      </button>
      <button ref={notYet} type="button" className={classes.main} onClick={onNotYet}>
        {t('field.not_yet')}
      </button>
    </div>
  );
}
