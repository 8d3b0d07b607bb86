import { Button } from '@mantine/core';
import { IconCalendar, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Season } from '#modules/farmer-quotas/contract/seasons.ts';
import { writeDay } from '#platform/web/date/say-day.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type QuotaTexts } from '../texts.ts';
import { ALL, seasonActions, seasonsQuery } from './seasons.api.ts';

const SeasonSheet = whenOpened(async () => (await import('./season-sheet.tsx')).SeasonSheet);

/** The seasons; a closed one is only read. */
export function SeasonsPanel() {
  const t = useTexts(texts);
  const query = useQuery(seasonsQuery({ page_size: ALL }));
  const sheet = useRecordWindow<Season | undefined>();
  const removal = useRecordWindow<Season>();
  const remove = seasonActions.useDelete();
  const actions = useRowActions<Season>({ edit: sheet.open, remove: removal.open });
  return (
    <Stack>
      <RecordTable
        name="quota-seasons"
        label={t('setup.seasons')}
        columns={columnsOf(t)}
        query={query}
        failedTitle={t('seasons.failed')}
        actions={actions}
        empty={{ icon: IconCalendar, title: t('seasons.empty'), hint: t('seasons.empty_hint') }}
        add={
          <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
            {t('seasons.create')}
          </Button>
        }
      />
      {sheet.draw((stored, window) => (
        <SeasonSheet stored={stored} {...window} />
      ))}
      {removal.draw((record, window) => (
        <DeleteRecord record={record} action={remove} {...window} />
      ))}
    </Stack>
  );
}

const columnsOf = (t: QuotaTexts): Column<Season>[] => [
  {
    id: 'name',
    header: t('fields.season'),
    names: true,
    keepTogether: true,
    cell: ({ name }) => name,
  },
  {
    id: 'period',
    header: t('seasons.period'),
    cell: ({ starts_on, ends_on }) =>
      t('seasons.days', { from: writeDay(starts_on), to: writeDay(ends_on) }),
  },
  {
    id: 'quotas_count',
    header: t('statistics.total'),
    align: 'end',
    cell: ({ quotas_count }) => formatNumber(quotas_count),
  },
  {
    id: 'status',
    header: t('fields.status'),
    cell: ({ status }) => (
      <StatusBadge tone={toneOf(status)} label={t(`season_statuses.${status}`)} />
    ),
  },
];
