import { useState, type ReactNode } from 'react';
import { isDay } from '#platform/web/date/is-day.ts';
import { readTime } from '#platform/web/date/read-time.ts';
import { useTypedDay } from '#platform/web/date/use-typed-day.ts';
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
  const [storedDay = '', storedTime = ''] = localTimeOf(taken).split('T');
  const [time, setTime] = useState(storedTime);
  const { text, problem, type, leave } = useTypedDay({
    value: storedDay,
    onChange(day) {
      if (isDay(day)) onChange(instantOf(`${day}T${storedTime}`));
    },
  });
  const changeTime = (typed: string) => {
    setTime(typed);
    const read = readTime(typed);
    if (read !== undefined) onChange(instantOf(`${storedDay}T${read}`));
  };
  return (
    <div className={classes.measures}>
      <label>
        {t('field.day_taken')}
        <input
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined || undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        {problem}
      </label>
      <label>
        {t('field.time_taken')}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={time}
          aria-invalid={readTime(time) === undefined || undefined}
          onChange={({ target }) => changeTime(target.value)}
        />
      </label>
    </div>
  );
}
