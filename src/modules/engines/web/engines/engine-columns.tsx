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
      header: t('fields.code'),
      sort: 'code',
      cell: (engine) => <code className={text.code}>{engine.code}</code>,
    },
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: ({ id, name, description }) => (
        <NameCell to={`/engine-management/${id}`} name={name} detail={description} />
      ),
    },
    {
      id: 'type',
      header: t('fields.type'),
      sort: 'type',
      keepTogether: true,
      cell: (engine) => <span className={classes.type}>{t(`types.${engine.type}`)}</span>,
    },
    {
      id: 'status',
      header: t('fields.status'),
      sort: 'status',
      keepTogether: true,
      cell: (engine) => <EngineStatusBadge status={engine.status} />,
    },
    {
      id: 'sub_functions',
      header: t('fields.sub_functions'),
      align: 'end',
      cell: (engine) => formatNumber(engine.sub_function_count),
    },
    {
      id: 'modules',
      header: t('fields.modules'),
      align: 'end',
      cell: (engine) => formatNumber(engine.module_count),
    },
    {
      id: 'uses',
      header: t('fields.uses'),
      align: 'end',
      cell: (engine) => formatNumber(engine.used_in_count),
    },
    {
      id: 'tags',
      header: t('fields.tags'),
      hiddenAtFirst: true,
      cell: (engine) => <Tags names={engine.tags} />,
    },
    {
      id: 'updated_at',
      header: t('fields.updated_at'),
      sort: 'updated_at',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: (engine) => <TimeAgo at={engine.updated_at} />,
    },
  ];
}
