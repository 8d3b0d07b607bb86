import * as routes from '#modules/agents/contract/home.ts';
import { callRoute } from '#platform/web/api/call-route.ts';
import type { HomeNews } from '#platform/web/module.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

const LIST = '/cms/agent-management';

/** Where on an agent's screen the trouble can be ended. */
const TABS = {
  sync_failed: 'sync',
  webhook_failed: 'settings',
  files_failed: 'files&status=error',
  quality_dropped: 'quality',
} as const;

/** What a person has to do with the agents they own; nothing for who owns none. */
export async function agentNews({ employeeId }: Viewer): Promise<HomeNews> {
  const t = texts.loaded();
  if (t === undefined || employeeId === undefined) return {};
  const own = await callRoute(routes.getOwnAgentsRoute, undefined);
  return {
    waiting: own.gaps.map(({ id, question, agent, since }) => ({
      id,
      to: `${LIST}/${agent.id}?tab=quality`,
      name: question,
      fact: t('home.answer_for', { agent: agent.name }),
      since,
      kind: t('home.kind'),
    })),
    failed: own.troubled.map(({ id, name, trouble, since }) => ({
      id,
      to: `${LIST}/${id}?tab=${TABS[trouble]}`,
      name,
      fact: t(`home.troubles.${trouble}`),
      since,
    })),
    figures: [
      { label: t('home.agents'), value: own.agents, to: LIST },
      { label: t('home.files'), value: own.files, to: LIST },
      { label: t('home.running_syncs'), value: own.running_syncs, to: LIST },
    ],
  };
}
