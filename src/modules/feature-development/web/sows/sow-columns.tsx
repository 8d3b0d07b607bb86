import type { SowSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import { BlockedSign } from '../relations/blocked-sign.tsx';
import type { TrackingTexts } from '../texts.ts';
import { numberColumn, statusColumn, timeColumns } from '../records/common-columns.tsx';
import { PhaseCell } from '../records/terms.tsx';
import { AssigneeCell, SowDueDateCell, SowTagsCell } from '../edits/sow-cells.tsx';
import { AssignedAgent } from './assigned-agent.tsx';
import { CurrentStage } from '../stages/current-stage.tsx';

/** Columns of a list of SOWs, `isMixed` where they come from several SOPs. */
export function sowColumns(t: TrackingTexts, isMixed: boolean): Column<ListedSow, SowSortKey>[] {
  return [
    numberColumn(t),
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: (sow) => (
        <>
          <NameCell to={addressOf(paths.sow, placeOfSow(sow))} name={sow.name} />
          <BlockedSign sow={sow} />
        </>
      ),
    },
    ...(isMixed ? [sopColumn(t)] : []),
    {
      id: 'assignee',
      header: t('fields.assignee'),
      // A name that breaks may break anywhere in it.
      keepTogether: true,
      cell: (sow) => (
        <>
          <AssigneeCell sow={sow} />
          <AssignedAgent sow={sow} />
        </>
      ),
    },
    statusColumn(t),
    {
      id: 'phase',
      header: t('fields.phase'),
      hiddenAtFirst: true,
      cell: ({ phase }) => <PhaseCell phase={phase} />,
    },
    {
      id: 'stage',
      header: t('fields.next_stage'),
      sort: 'current_stage',
      cell: ({ current_stage, phase }) => (
        <CurrentStage current_stage={current_stage} phase={phase} />
      ),
    },
    {
      id: 'due_date',
      header: t('fields.due_date'),
      sort: 'due_date',
      keepTogether: true,
      cell: (sow) => <SowDueDateCell sow={sow} progress={sow.progress} />,
    },
    {
      id: 'tags',
      header: t('fields.tags'),
      keepTogether: true,
      cell: (sow) => <SowTagsCell sow={sow} shown={2} />,
    },
    // Who does what by when comes first.
    ...timeColumns(t).map((column) => ({ ...column, hiddenAtFirst: true })),
  ];
}

const sopColumn = (t: TrackingTexts): Column<ListedSow, never> => ({
  id: 'sop',
  header: t('fields.sop'),
  width: '8.5rem',
  cell: (sow) => (
    <NameCell
      to={addressOf(paths.sop, placeOfSow(sow))}
      name={sow.sop_name}
      detail={sow.value_stream_name}
    />
  ),
});
