import { useState } from 'react';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { isTime } from '#platform/web/date/read-time.ts';
import { TimeInput } from '#platform/web/date/time-input.tsx';
import { daysLater, today } from '#platform/web/date/days.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { lastSnoozeDay, momentOf } from './snooze-choices.ts';

interface SnoozeDialogProps {
  readonly onClose: () => void;
  readonly onChoose: (at: string) => void;
}

/** Asks for the day and time at which a notice comes back. */
export function SnoozeDialog({ onClose, onChoose }: SnoozeDialogProps) {
  const t = useTexts(texts);
  const [day, setDay] = useState(daysLater(today(), 1));
  const [time, setTime] = useState('08:00');
  const [opened] = useState(() => new Date().toISOString());
  const isComplete = isDay(day) && isTime(time);
  const isPast = isComplete && momentOf(day, time) <= opened;
  return (
    <FormDialog
      title={t('inbox.snooze.title')}
      confirmLabel={t('inbox.snooze.confirm')}
      disabled={!isComplete || isPast}
      busy={false}
      onClose={onClose}
      onSubmit={() => onChoose(momentOf(day, time))}
    >
      <DateInput
        label={t('inbox.snooze.day')}
        withAsterisk
        value={day}
        min={today()}
        max={lastSnoozeDay(today())}
        onChange={setDay}
      />
      <TimeInput
        label={t('inbox.snooze.time')}
        description={t('preferences.thai_time')}
        withAsterisk
        value={time}
        error={isPast ? t('errors.snooze_past') : undefined}
        onChange={setTime}
      />
    </FormDialog>
  );
}
