import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { AgentTexts } from '../texts.ts';
import { LatestSync } from '../sync-jobs/latest-sync.tsx';
import { WebhookStatus } from '../webhook/webhook-status.tsx';
import classes from './agent-list.module.css';

export type AgentSortKey =
  | 'name'
  | 'code'
  | 'pinecone_index'
  | 'latest_sync_at'
  | 'files_count'
  | 'created_at'
  | 'updated_at';

export function agentColumns(t: AgentTexts): Column<Agent, AgentSortKey>[] {
  return [
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      names: true,
      cell: (agent) => (
        <>
          <Link to="/cms/agent-management/$id" params={{ id: agent.id }} className={classes.name}>
            {agent.name}
          </Link>
          {agent.quality_dropped && (
            <span className={classes.warning}>
              <StatusBadge tone="warning" label={t('list.quality_dropped')} />
            </span>
          )}
          {agent.description !== '' && (
            <span className={classes.description}>{agent.description}</span>
          )}
        </>
      ),
    },
    {
      id: 'code',
      header: t('fields.code'),
      sort: 'code',
      keepTogether: true,
      hiddenAtFirst: true,
      cell: (agent) => agent.code,
    },
    {
      id: 'tags',
      header: t('fields.tags'),
      cell: (agent) => <Tags names={agent.tags} />,
    },
    {
      id: 'index',
      header: t('fields.index'),
      sort: 'pinecone_index',
      cell: (agent) => <code className={classes.index}>{agent.pinecone_index}</code>,
    },
    {
      id: 'latest_sync',
      header: t('fields.latest_sync'),
      sort: 'latest_sync_at',
      keepTogether: true,
      cell: (agent) => <LatestSync agent={agent} />,
    },
    {
      id: 'webhook',
      header: t('list.columns.webhook'),
      keepTogether: true,
      cell: (agent) => <WebhookStatus agent={agent} />,
    },
    {
      id: 'files',
      header: t('fields.file_list'),
      sort: 'files_count',
      align: 'end',
      cell: (agent) => formatNumber(agent.files_count),
    },
    {
      id: 'owner',
      header: t('fields.owner'),
      hiddenAtFirst: true,
      cell: (agent) => agent.owner_display,
    },
  ];
}
