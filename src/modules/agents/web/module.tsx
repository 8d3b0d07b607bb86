import { IconRobot } from '@tabler/icons-react';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { navigation } from '#modules/agents/i18n/navigation.ts';
import { agentDetailRoute, agentListRoute } from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const agents = defineModule({
  name: 'agents',
  routes: [agentListRoute, agentDetailRoute],
  navigation: [
    {
      to: '/cms/agent-management',
      label: labels.agents,
      icon: IconRobot,
      permission: 'agents:read',
      group: 'agents',
    },
  ],
  crumbs: { '/cms': labels.cms },
  places: async () => (await import('./places.ts')).places,
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
