import { IconUserCircle } from '@tabler/icons-react';
import { navigation } from '#modules/agent-profiles/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { texts } from './texts.ts';
import {
  agentProfileDetailRoute,
  agentProfileListRoute,
  createAgentProfileRoute,
  orchestrationRoute,
} from './routes.tsx';

const labels = pageTexts(navigation);

export const agentProfiles = defineModule({
  name: 'agent-profiles',
  routes: [
    orchestrationRoute,
    agentProfileListRoute,
    createAgentProfileRoute,
    agentProfileDetailRoute,
  ],
  navigation: [
    {
      to: '/orchestration-management/agent-profile',
      label: labels.agent_profiles,
      icon: IconUserCircle,
      permission: 'agent-profiles:read',
      group: 'agents',
    },
  ],
  crumbs: {
    '/orchestration-management': labels.orchestration,
    '/orchestration-management/agent-profile/create': labels.create,
  },
  home: {
    about: ['agent_profile', 'sow'],
    lists: ['waiting'],
    permissions: ['agent-profiles:read'],
    load: async () => {
      const [{ agentProfileNews }] = await Promise.all([
        import('./home/agent-profile-news.ts'),
        texts.load(),
      ]);
      return agentProfileNews;
    },
  },
  places: async () => (await import('./places.ts')).places,
});
