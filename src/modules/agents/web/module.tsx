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
