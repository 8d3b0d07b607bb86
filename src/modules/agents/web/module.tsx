import { IconRobot } from '@tabler/icons-react';
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
      group: 'agents',
    },
    {
      to: '/settings/agents',
      label: labels.defaults,
      icon: IconRobot,
      permission: 'agents:configure',
      group: 'administration',
      area: 'company',
    },
  ],
  crumbs: { '/cms': labels.cms },
  places: async () => (await import('./places.ts')).places,
  home: {
    about: ['agent', 'sync_job', 'agent_file', 'knowledge_gap'],
    lists: ['waiting', 'failed', 'figures'],
    permissions: ['agents:read'],
    load: async () => {
      const [{ agentNews }] = await Promise.all([import('./home/agent-news.ts'), texts.load()]);
      return agentNews;
    },
  },
  homeBox: {
    permission: 'agents:ask',
    component: async () => {
      const [{ AskBox }] = await Promise.all([import('./home/ask-box.tsx'), texts.load()]);
      return AskBox;
    },
  },
});
