import {
  IconChartLine,
  IconDatabase,
  IconFileText,
  IconMessageQuestion,
  IconPlus,
  IconRefresh,
  IconRobot,
} from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/agents/i18n/navigation.ts';
import { agentDetailRoute, agentListRoute, agentSettingsRoute } from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const agents = defineModule({
  name: 'agents',
  routes: [agentListRoute, agentDetailRoute, agentSettingsRoute],
  navigation: [
    {
      to: '/cms/agent-management',
      label: labels.agents,
      icon: IconRobot,
      permission: 'agents:read',
    },
  ],
  settings: [
    {
      to: '/settings/agents',
      label: labels.defaults,
      icon: IconRobot,
      permission: 'agents:configure',
    },
  ],
  crumbs: { '/cms': labels.cms, '/settings/agents': labels.defaults },
  quickActions: [
    {
      to: '/cms/agent-management?create=1',
      label: labels.create,
      icon: IconPlus,
      permission: 'agents:write',
    },
  ],
  records: [
    {
      entity: 'agent',
      label: labels.agent_records,
      icon: IconRobot,
      address: ({ id }) => `/cms/agent-management/${id}`,
    },
    {
      entity: 'agent_file',
      label: labels.file_records,
      icon: IconFileText,
      address: ({ within, name }) =>
        `/cms/agent-management/${within}?tab=files&search=${encodeURIComponent(name)}`,
    },
    {
      entity: 'sync_job',
      label: labels.sync_records,
      icon: IconRefresh,
      address: ({ within }) => `/cms/agent-management/${within}?tab=sync`,
    },
    {
      entity: 'question_set',
      label: labels.quality_records,
      icon: IconChartLine,
      address: ({ within }) => `/cms/agent-management/${within}?tab=quality`,
    },
    {
      entity: 'knowledge_gap',
      label: labels.gap_records,
      icon: IconMessageQuestion,
      address: ({ within }) => `/cms/agent-management/${within}?tab=quality`,
    },
    {
      entity: 'agent_index',
      label: labels.index_records,
      icon: IconDatabase,
      address: ({ within }) => `/cms/agent-management/${within}?tab=settings`,
    },
  ],
  home: [
    {
      component: async () => {
        const [{ AgentsToday }] = await Promise.all([
          import('./home/agents-today.tsx'),
          texts.load(),
        ]);
        return AgentsToday;
      },
      permission: 'agents:read',
    },
  ],
});
