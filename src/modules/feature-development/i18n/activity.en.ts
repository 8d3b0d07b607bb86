import type { Texts } from '#platform/contract/texts/texts.ts';
import type { activityTh } from './activity.th.ts';

/** The history of a SOW in English. */
export const activityEn = {
  workspace: {
    activity: {
      empty: 'Nothing has happened yet',
      system: 'System',
      earlier: 'Show earlier activity',
      load_failed: 'Failed to load activity',
    },
  },
} satisfies Texts<typeof activityTh>;
