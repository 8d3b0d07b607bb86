import type { SowSortKey } from '#modules/feature-development/contract/record-sort-keys.ts';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import type { TrackingTexts } from '../texts.ts';
import {
  dueDateColumn,
  numberColumn,
  statusColumn,
  timeColumns,
} from '../records/common-columns.tsx';
import { PhaseCell } from '../records/terms.tsx';
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
      cell: (sow) => <NameCell to={addressOf(paths.sow, placeOfSow(sow))} name={sow.name} />,
    },
    ...(isMixed ? [sopColumn(t)] : []),
    {
      id: 'assignee',
      header: t('fields.assignee'),
      keepTogether: true,
      cell: ({ assignee }) =>
        assignee ?? <span className={text.dimmed}>{t('lists.unassigned')}</span>,
    },
    statusColumn(t),
    {
      id: 'phase',
      header: t('fields.phase'),
      cell: ({ phase }) => <PhaseCell phase={phase} />,
    },
    {
      id: 'stage',
      header: t('fields.next_stage'),
      sort: 'current_stage',
      cell: ({ current_stage }) => <CurrentStage current_stage={current_stage} />,
    },
    { ...dueDateColumn(t), hiddenAtFirst: true },
    {
      id: 'tags',
      header: t('fields.tags'),
      hiddenAtFirst: true,
      cell: ({ tags }) => <Tags names={tags} shown={2} />,
    },
    ...timeColumns(t),
  ];
}

const sopColumn = (t: TrackingTexts): Column<ListedSow, never> => ({
  id: 'sop',
  header: t('fields.sop'),
  cell: (sow) => (
    <NameCell
      to={addressOf(paths.sop, placeOfSow(sow))}
      name={sow.sop_name}
      detail={sow.value_stream_name}
    />
  ),
});
