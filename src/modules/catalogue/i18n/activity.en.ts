import type { Texts } from '#platform/contract/texts/texts.ts';
import type { activityTh } from './activity.th.ts';

export const activityEn = {
  activity: {
    title: 'Catalogue activity',
    purpose:
      'See what people search for without finding it, to add missing names and descriptions, and who opened what',
    tabs: { missed: 'Searched, not found', log: 'Activity log' },
    period: 'Period',
    days_other: '{{count}} days',
    every_type: 'All types',
    types: {
      navigation: 'Screen opened',
      search: 'Search',
      view: 'Record viewed',
      expand: 'Module expanded',
      filter: 'Filter',
    },
    columns: {
      query: 'Searched for',
      times: 'Times',
      people: 'People',
      latest: 'Latest',
      at: 'When',
      who: 'Who',
      type: 'Type',
    },
    pages: {
      dashboard: 'AIR catalogue',
      worklist: 'What is missing',
      activity: 'Catalogue activity',
      imports: 'Imports',
      sources: 'Sources',
    },
    gone: 'The screen of something that was removed',
    found_nothing: 'nothing found',
    chosen: 'chose number {{rank}}',
    by_status: 'Modules by status: {{status}}',
    no_employee: 'Not an employee',
    failed: 'Failed to load the activity log',
    nothing_missed: 'No searches without results',
    nothing_missed_hint: 'Searches of this period that find nothing are listed here',
    nothing_done: 'No activity yet',
    nothing_done_hint: 'Screens opened, searches and filters of the catalogue appear here',
  },
} as const satisfies Texts<typeof activityTh>;
