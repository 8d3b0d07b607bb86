import {
  IconChecklist,
  IconFileText,
  IconListDetails,
  IconPlus,
  IconRoute,
} from '@tabler/icons-react';
import { navigation } from '#modules/feature-development/i18n/navigation.ts';
import { defineModule, pageTexts } from '#platform/web/module.ts';
import { addressOf, base, paths } from './paths.ts';
import { routes } from './routes.tsx';
import { texts } from './texts.ts';

const labels = pageTexts(navigation);

export const featureDevelopment = defineModule({
  name: 'feature-development',
  routes,
  navigation: [
    {
      to: base,
      label: labels.module,
      icon: IconRoute,
      permission: 'feature-development:read',
    },
  ],
  settings: [
    {
      to: '/settings/sow-stages',
      label: labels.stage_settings,
      icon: IconChecklist,
      permission: 'feature-development:configure',
    },
  ],
  crumbs: {
    '/settings/sow-stages': labels.stage_settings,
    [base]: labels.module,
    [paths.valueStreams]: labels.value_streams,
    [paths.sops]: labels.sops,
    [paths.sows]: labels.sows,
    [paths.streamSows]: labels.sows,
    [paths.allSops]: labels.all_sops,
    [paths.allSows]: labels.all_sows,
    [paths.board]: labels.board,
    [paths.timeline]: labels.timeline,
    [paths.myWork]: labels.my_work,
    [paths.analytics]: labels.analytics,
    [paths.createValueStream]: labels.create,
    [paths.createSop]: labels.create,
    [paths.createSow]: labels.create,
    [paths.newSop]: labels.create_sop,
    [paths.newSow]: labels.create_sow,
    [paths.editValueStream]: labels.edit,
    [paths.editSop]: labels.edit,
    [paths.editSow]: labels.edit,
  },
  quickActions: [
    {
      to: paths.createValueStream,
      label: labels.create_value_stream,
      icon: IconPlus,
      permission: 'feature-development:write',
    },
    {
      to: paths.newSop,
      label: labels.create_sop,
      icon: IconPlus,
      permission: 'feature-development:write',
    },
    {
      to: paths.newSow,
      label: labels.create_sow,
      icon: IconPlus,
      permission: 'feature-development:write',
    },
  ],
  records: [
    {
      entity: 'value_stream',
      label: labels.value_streams,
      icon: IconRoute,
      address: ({ id }) => addressOf(paths.valueStream, { valueStreamId: id }),
    },
    {
      entity: 'sop',
      label: labels.sops,
      icon: IconListDetails,
      address: ({ id }) => addressOf(paths.anySop, { id }),
    },
    {
      entity: 'sow',
      label: labels.sows,
      icon: IconFileText,
      address: ({ id }) => addressOf(paths.anySow, { id }),
    },
  ],
  home: [
    {
      component: async () => {
        const [{ WorkToday }] = await Promise.all([
          import('./flow/my-work/work-today.tsx'),
          texts.load(),
        ]);
        return WorkToday;
      },
      permission: 'feature-development:read',
    },
  ],
});
