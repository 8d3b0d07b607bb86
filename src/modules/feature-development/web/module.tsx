import {
  IconChartAreaLine,
  IconChecklist,
  IconFileText,
  IconInbox,
  IconLayoutKanban,
  IconListDetails,
  IconRoute,
  IconTimeline,
} from '@tabler/icons-react';
import { navigation } from '#modules/feature-development/i18n/navigation.ts';
import { defineModule, pageTexts, type Icon, type Label } from '#platform/web/module.ts';
import { base, paths } from './paths.ts';
import { routes } from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

const work = (to: string, label: Label, icon: Icon) =>
  ({ to, label, icon, permission: 'feature-development:read', group: 'work' }) as const;

export const featureDevelopment = defineModule({
  name: 'feature-development',
  routes,
  navigation: [
    work(paths.myWork, labels.my_work, IconInbox),
    work(paths.board, labels.board, IconLayoutKanban),
    work(paths.timeline, labels.timeline, IconTimeline),
    work(paths.valueStreams, labels.value_streams, IconRoute),
    { ...work(paths.allSops, labels.all_sops, IconListDetails), holds: [paths.sop, paths.newSop] },
    { ...work(paths.allSows, labels.all_sows, IconFileText), holds: [paths.sow, paths.newSow] },
    work(paths.analytics, labels.analytics, IconChartAreaLine),
    {
      to: '/settings/sow-stages',
      label: labels.stage_settings,
      icon: IconChecklist,
      permission: 'feature-development:configure',
      group: 'administration',
      area: 'company',
    },
  ],
  crumbs: {
    [base]: labels.group,
    [paths.sops]: labels.sops,
    [paths.sows]: labels.sows,
    [paths.streamSows]: labels.sows,
    [paths.createValueStream]: labels.create,
    [paths.createSop]: labels.create,
    [paths.createSow]: labels.create,
    [paths.newSop]: labels.create_sop,
    [paths.newSow]: labels.create_sow,
    [paths.editValueStream]: labels.edit,
    [paths.editSop]: labels.edit,
    [paths.editSow]: labels.edit,
  },
  places: async () => (await import('./places.ts')).places,
  home: {
    about: ['sow', 'sop', 'value_stream'],
    lists: ['waiting', 'figures', 'lately'],
    permissions: ['feature-development:read'],
    load: async () => {
      const [{ workNews }] = await Promise.all([
        import('./flow/my-work/work-news.ts'),
        texts.load(),
      ]);
      return workNews;
    },
  },
});
