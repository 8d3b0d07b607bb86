import { Button, Checkbox, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customLimits } from '#modules/notifications/contract/custom-limits.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { isTime } from '#platform/web/date/read-time.ts';
import { TimeInput } from '#platform/web/date/time-input.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../../texts.ts';
import { reachQuery, useSendCustom } from '../customs.api.ts';
import classes from './wizard.module.css';

const WAYS = ['now', 'at_once', 'at_time'] as const;

type Way = (typeof WAYS)[number];

interface SendDialogProps extends WindowProps {
  readonly id: string;
}

/** Asks when a message goes out, and names the number of people it goes to. */
export function SendDialog({ id, ...window }: SendDialogProps) {
  const t = useTexts(texts);
  return (
    <Dialog {...window} title={t('customs.send.title')}>
      <SendForm id={id} onClose={window.onClose} />
    </Dialog>
  );
}

function SendForm({ id, onClose }: Pick<SendDialogProps, 'id' | 'onClose'>) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const [way, setWay] = useState<Way>('now');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('08:00');
  const [isConfirmed, setConfirmed] = useState(false);
  const { data: reach } = useQuery(reachQuery({ id }));
  const send = useSendCustom({ onSuccess: onClose });
  const people = reach?.people ?? 0;
  const isMany = people > customLimits.unconfirmed;
  const isTimed = way === 'at_time';
  const count = formatNumber(people);
  return (
    <Stack>
      <p>{t('customs.send.to', { count })}</p>
      <Radio.Group
        label={t('customs.send.when')}
        value={way}
        onChange={(value) => setWay(WAYS.find((each) => each === value) ?? 'now')}
      >
        <Stack>
          {WAYS.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`customs.send.ways.${each}`)}
              description={t(`customs.send.hints.${each}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isTimed && (
        <div className={classes.times}>
          <DateInput
            label={t('customs.send.day')}
            value={day}
            error={serverProblems(send.error)?.['at']}
            onChange={setDay}
            withAsterisk
          />
          <TimeInput label={t('customs.send.time')} value={time} withAsterisk onChange={setTime} />
        </div>
      )}
      {isMany && (
        <>
          <Notice>{t('customs.send.many', { count })}</Notice>
          <Checkbox
            checked={isConfirmed}
            label={t('customs.send.confirm', { count })}
            onChange={({ currentTarget: { checked } }) => setConfirmed(checked)}
          />
        </>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {platform('form.cancel')}
        </Button>
        <Button
          loading={send.isPending}
          disabled={
            reach === undefined ||
            people === 0 ||
            (isMany && !isConfirmed) ||
            (isTimed && !(isDay(day) && isTime(time)))
          }
          onClick={() =>
            send.mutate({
              id,
              at: isTimed ? new Date(`${day}T${time}:00+07:00`).toISOString() : null,
              undo_seconds: way === 'at_once' ? 0 : customLimits.undo,
              confirmed_people: people,
            })
          }
        >
          {isTimed ? t('customs.send.schedule') : t('customs.send.send')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}
