import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { SyncSchedule } from '#modules/agents/contract/sync-jobs.ts';
import { scheduleQuery, useSetSchedule } from './sync-jobs.api.ts';
import { texts } from '../texts.ts';
import classes from './sync-jobs.module.css';

const REPEATS = ['off', 'hourly', 'daily'] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
/** Before the first people come. */
const USUAL_HOUR = 5;

/** When the agent is synced by itself. A choice holds at once. */
export function SchedulePanel({ agentId }: { readonly agentId: string }) {
  const t = useTexts(texts);
  const maySync = useMay('agents:sync');
  const { data } = useQuery(scheduleQuery({ id: agentId }));
  const save = useSetSchedule();
  const choose = (repeat: SyncSchedule['repeat'], hour = data?.hour ?? USUAL_HOUR) =>
    save.mutate({ id: agentId, ...(repeat === 'daily' ? { repeat, hour } : { repeat }) });
  const disabled = !maySync || data === undefined || save.isPending;
  return (
    <Panel title={t('schedule.title')} hint={t('schedule.hint')}>
      <div className={classes.schedule}>
        <NativeSelect
          label={t('schedule.repeat')}
          data={REPEATS.map((value) => ({ value, label: t(`schedule.repeats.${value}`) }))}
          value={data?.repeat ?? 'off'}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) =>
            choose(REPEATS.find((repeat) => repeat === value) ?? 'off')
          }
        />
        {data?.repeat === 'daily' && (
          <NativeSelect
            label={t('schedule.hour')}
            data={HOURS}
            value={String(data.hour ?? USUAL_HOUR)}
            disabled={disabled}
            onChange={({ currentTarget: { value } }) => choose('daily', Number(value))}
          />
        )}
        {data !== undefined && data.next_run_at !== null && (
          <p className={classes.next}>
            {t('schedule.next_run', { at: formatDateTime(data.next_run_at) })}
            {data.set_by !== null && (
              <span className={classes.dimmed}>{t('schedule.set_by', { name: data.set_by })}</span>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}
