import { IconArrowBackUp, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MyWorkItem } from '#modules/feature-development/contract/flow.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import type { TrackingTexts } from '../../texts.ts';
import { addressOfCard } from '../board/card-address.ts';
import { AgeBadge } from '../board/age-badge.tsx';
import { DueDate } from '../../records/record-badges.tsx';
import { stageName } from '../../stages/stage-name.ts';

/** Columns of what waits for somebody; the reason only where everything came back. */
export function myWorkColumns(t: TrackingTexts, cameBack: boolean): Column<MyWorkItem>[] {
  return [
    {
      id: 'name',
      header: t('flow.my_work.columns.name'),
      names: true,
      cell: (item) => <Link to={addressOfCard(item)}>{item.name}</Link>,
    },
    {
      id: 'stage',
      header: t('flow.my_work.columns.stage'),
      cell: ({ current_stage: done }) => `${done + 1}. ${stageName(t, done + 1)}`,
    },
    {
      id: 'state',
      header: t('flow.my_work.columns.state'),
      keepTogether: true,
      cell: ({ started_at }) =>
        started_at === null ? (
          <StatusBadge tone="idle" label={t('flow.waiting')} />
        ) : (
          <StatusBadge tone="info" icon={IconPlayerPlay} label={t('flow.working')} />
        ),
    },
    {
      id: 'since',
      header: t('flow.my_work.columns.since'),
      keepTogether: true,
      cell: ({ since }) => <AgeBadge since={since} />,
    },
    {
      id: 'due',
      header: t('flow.my_work.columns.due'),
      keepTogether: true,
      cell: ({ due_date }) => <DueDate date={due_date} progress={0} />,
    },
    ...(cameBack ? [reasonColumn(t)] : []),
    {
      id: 'within',
      header: t('flow.my_work.columns.within'),
      cell: ({ sop, value_stream }) => `${value_stream.name} › ${sop.name}`,
    },
  ];
}

function reasonColumn(t: TrackingTexts): Column<MyWorkItem> {
  return {
    id: 'reason',
    header: t('flow.my_work.columns.reason'),
    cell: ({ pass, rollback_reason }) => (
      <>
        <StatusBadge tone="warning" icon={IconArrowBackUp} label={t('flow.again', { pass })} />{' '}
        {rollback_reason}
      </>
    ),
  };
}
