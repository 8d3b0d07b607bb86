import { useState, type ReactNode } from 'react';
import * as visits from '#modules/cane-surveys/contract/visits.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './field.module.css';

const REASONS = ['flooded', 'no_way', 'harvested', 'farmer_absent'] as const;

interface SkipReasonsProps {
  readonly onSkip: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a plot is skipped: what happens often is one press, anything else is typed. */
export function SkipReasons({ onSkip, onCancel }: SkipReasonsProps): ReactNode {
  const t = useTexts(texts);
  const [other, setOther] = useState('');
  return (
    <div className={classes.reasons} role="group" aria-label={t('field.skip_why')}>
      <p>{t('field.skip_why')}</p>
      {REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          className={classes.big}
          onClick={() => onSkip(t(`field.skip_reasons.${reason}`))}
        >
          {t(`field.skip_reasons.${reason}`)}
        </button>
      ))}
      <div className={classes.measures}>
        <label>
          {t('field.other_reason')}
          <input
            maxLength={visits.visitLimits.skip_reason}
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
        </label>
      </div>
      <div className={classes.buttons}>
        <button type="button" className={classes.big} onClick={onCancel}>
          {t('field.cancel')}
        </button>
        {other.trim() !== '' && (
          <button type="button" className={classes.main} onClick={() => onSkip(other.trim())}>
            {t('field.skip')}
          </button>
        )}
      </div>
    </div>
  );
}
