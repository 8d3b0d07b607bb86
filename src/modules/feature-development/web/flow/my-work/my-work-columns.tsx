import { Link } from '@tanstack/react-router';
import type { MyWorkItem } from '#modules/feature-development/contract/flow.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { TrackingTexts } from '../../texts.ts';
import { addressOfCard } from '../board/card-address.ts';
import { AgeBadge } from '../board/age-badge.tsx';
import { PassBadge, WorkBadge } from '../board/work-badges.tsx';
import { DueDate } from '../../records/record-badges.tsx';
import { CurrentStage } from '../../stages/current-stage.tsx';

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
      header: t('fields.next_stage'),
      cell: ({ current_stage }) => <CurrentStage current_stage={current_stage} />,
    },
    {
      id: 'state',
      header: t('flow.my_work.columns.state'),
      keepTogether: true,
      cell: ({ started_at }) => <WorkBadge startedAt={started_at} />,
    },
    {
      id: 'since',
      header: t('flow.my_work.columns.since'),
      keepTogether: true,
      cell: ({ since }) => <AgeBadge since={since} />,
    },
    {
      id: 'due',
      header: t('fields.due_date'),
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
        <PassBadge pass={pass} /> {rollback_reason}
      </>
    ),
  };
}
