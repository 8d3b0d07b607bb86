import type { ListedEngine } from '#modules/engines/contract/engines.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { EngineTexts } from '../texts.ts';
import { EngineStatusBadge } from './engine-status-badge.tsx';
import classes from './engines.module.css';

type SortKey = 'code' | 'name' | 'type' | 'status' | 'updated_at';

export function engineColumns(t: EngineTexts): Column<ListedEngine, SortKey>[] {
  return [
    {
      id: 'code',
      header: t('columns.code'),
      sort: 'code',
      cell: (engine) => <code className={text.code}>{engine.code}</code>,
    },
    {
      id: 'name',
      header: t('columns.name'),
      sort: 'name',
      names: true,
      cell: ({ id, name, description }) => (
        <NameCell to={`/engine-management/${id}`} name={name} detail={description} />
      ),
    },
    {
      id: 'type',
      header: t('columns.type'),
      sort: 'type',
      keepTogether: true,
      cell: (engine) => <span className={classes.type}>{t(`types.${engine.type}`)}</span>,
    },
    {
      id: 'status',
      header: t('columns.status'),
      sort: 'status',
      keepTogether: true,
      cell: (engine) => <EngineStatusBadge status={engine.status} />,
    },
    {
      id: 'sub_functions',
      header: t('columns.sub_functions'),
      align: 'end',
      cell: (engine) => formatNumber(engine.sub_function_count),
    },
    {
      id: 'modules',
      header: t('columns.modules'),
      align: 'end',
      cell: (engine) => formatNumber(engine.module_count),
    },
    {
      id: 'uses',
      header: t('columns.uses'),
      align: 'end',
      cell: (engine) => formatNumber(engine.used_in_count),
    },
    {
      id: 'tags',
      header: t('columns.tags'),
      hiddenAtFirst: true,
      cell: (engine) => <Tags names={engine.tags} />,
    },
    {
      id: 'updated_at',
      header: t('columns.updated_at'),
      sort: 'updated_at',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: (engine) => <TimeAgo at={engine.updated_at} />,
    },
  ];
}
