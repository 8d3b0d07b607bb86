import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import type { agentProfileSortKeys } from '#modules/agent-profiles/contract/agent-profile-sort-keys.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import text from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { AgentProfileTexts } from '../texts.ts';
import { SowCount } from './sow-count.tsx';

type SortKey = (typeof agentProfileSortKeys)[number];

export function agentProfileColumns(t: AgentProfileTexts): Column<AgentProfile, SortKey>[] {
  return [
    {
      id: 'code',
      header: t('fields.code'),
      sort: 'code',
      keepTogether: true,
      cell: ({ code }) => <code className={text.code}>{code}</code>,
    },
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: ({ id, name, description }) => (
        <NameCell
          to={`/orchestration-management/agent-profile/${id}`}
          name={name}
          detail={description}
        />
      ),
    },
    {
      id: 'department',
      header: t('fields.department'),
      cell: ({ department }) => department.name,
    },
    { id: 'position', header: t('fields.position'), cell: ({ position }) => position.name },
    {
      id: 'count_sows',
      header: t('fields.count_sows'),
      align: 'end',
      cell: (profile) => <SowCount profile={profile} />,
    },
    {
      id: 'status',
      header: t('fields.status'),
      sort: 'status',
      keepTogether: true,
      cell: ({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />,
    },
    {
      id: 'updatedAt',
      header: t('fields.updatedAt'),
      sort: 'updatedAt',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
  ];
}
