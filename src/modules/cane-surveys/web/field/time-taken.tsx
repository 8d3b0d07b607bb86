import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { instantOf, localTimeOf } from './field-days.ts';
import classes from './field.module.css';

interface TimeTakenProps {
  readonly taken: string;
  readonly onChange: (taken: string) => void;
}

/** When a survey was taken, to be put right where the clock of the device was wrong. */
export function TimeTaken({ taken, onChange }: TimeTakenProps): ReactNode {
  const t = useTexts(texts);
  return (
    <div className={classes.measures}>
      <label>
        {t('fields.surveyed_at')}
        <input
          type="datetime-local"
          value={localTimeOf(taken)}
          onChange={({ target }) => {
            // Empty while a part of it is being typed.
            if (target.value !== '') onChange(instantOf(target.value));
          }}
        />
      </label>
    </div>
  );
}
