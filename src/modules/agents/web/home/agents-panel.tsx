import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouteInput } from '#platform/web/api/call-route.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import type { Agent, listAgentsRoute } from '#modules/agents/contract/agents.ts';
import { agentsQuery } from '../agents/agents.api.ts';
import type { AgentTab } from '../agents/agents.search.ts';
import { LatestSync } from '../sync-jobs/latest-sync.tsx';

/** So many are named; the figures above count all. */
const SHOWN = 5;

interface AgentsPanelProps {
  readonly title: string;
  readonly query: RouteInput<typeof listAgentsRoute>;
  /** Where on the agent's screen the link leads. */
  readonly tab?: AgentTab;
  /** Asked again at this interval. */
  readonly every?: number;
  /** Beside the name; when it last synced unless said otherwise. */
  readonly detail?: (agent: Agent) => ReactNode;
  /** Said when there are none; else the panel is not shown. */
  readonly empty?: string;
}

export function AgentsPanel({ title, query, tab, every, detail, empty }: AgentsPanelProps) {
  const { data } = useQuery({
    ...agentsQuery({ ...query, page_size: SHOWN }),
    staleTime: 0,
    refetchInterval: every,
  });
  if (data === undefined || (data.data.length === 0 && empty === undefined)) return null;
  return (
    <Panel title={title}>
      <TodayLines
        none={empty}
        lines={data.data.map((agent) => ({
          id: agent.id,
          name: (
            <Link
              to="/cms/agent-management/$id"
              params={{ id: agent.id }}
              search={tab === undefined ? {} : { tab }}
            >
              {agent.name}
            </Link>
          ),
          fact: detail?.(agent) ?? <LatestSync agent={agent} />,
        }))}
      />
    </Panel>
  );
}
