import { IconFlask } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { DryRunEvent } from '#modules/notifications/contract/dry-run.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { Sheet } from '#platform/web/feedback/sheet.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import classes from '../sheet-body.module.css';
import { texts } from '../texts.ts';
import { dryRunQuery } from './dry-run.api.ts';
import { EventVerdict } from './event-verdict.tsx';

/** What the draft would have done with the latest events: nothing is sent. */
export function DryRunPanel({ setting: { id, event } }: { readonly setting: Setting }) {
  const t = useTexts(texts);
  const query = useQuery({ ...dryRunQuery({ id }), enabled: event !== null });
  const verdict = useRecordWindow<DryRunEvent>();
  const { data } = query;
  return (
    <Panel
      title={t('settings.dry_run.title')}
      hint={
        data === undefined
          ? t('settings.dry_run.hint')
          : t('settings.dry_run.summary', {
              events: data.events,
              firing: data.firing,
              people: data.people,
            })
      }
    >
      <RecordTable
        name="notification-dry-run"
        label={t('settings.dry_run.title')}
        query={{ ...query, data: data?.results.map((row) => ({ ...row, id: row.sequence })) }}
        failedTitle={t('settings.detail.load_failed')}
        onOpen={verdict.open}
        columns={[
          {
            id: 'at',
            header: t('settings.dry_run.at'),
            keepTogether: true,
            cell: ({ at }) => formatDateTime(at),
          },
          { id: 'title', header: t('fields.title'), names: true, cell: ({ title }) => title },
          {
            id: 'fires',
            header: t('settings.dry_run.verdict'),
            keepTogether: true,
            cell: ({ fires }) => (
              <StatusBadge
                tone={fires ? 'success' : 'idle'}
                label={t(fires ? 'settings.dry_run.fires' : 'settings.dry_run.rests')}
              />
            ),
          },
          {
            id: 'people',
            header: t('settings.dry_run.included'),
            align: 'end',
            cell: ({ included }) => formatNumber(included),
          },
        ]}
        empty={{
          icon: IconFlask,
          title: t('settings.dry_run.empty'),
          hint: t('settings.dry_run.empty_hint'),
        }}
      />
      {verdict.draw((row, window) => (
        <Sheet {...window} title={row.title}>
          <div className={classes.body}>
            <EventVerdict event={row} />
          </div>
        </Sheet>
      ))}
    </Panel>
  );
}
