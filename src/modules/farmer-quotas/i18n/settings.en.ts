import type { Texts } from '#platform/contract/texts/texts.ts';
import type { settingsTh } from './settings.th.ts';

/** The same in English. */
export const settingsEn = {
  setup: {
    title: 'Quota settings',
    purpose: 'Seasons, reasons of the verification, quota numbers and field offices',
    tabs: 'Settings',
    seasons: 'Seasons',
    reasons: 'Reasons',
    numbers: 'Numbers and verification',
    save_failed: 'Failed to save the settings',
    load_failed: 'The settings could not be loaded',
    saved: 'Settings saved',
  },
  seasons: {
    create: 'Add season',
    edit: 'Edit season',
    empty: 'No seasons yet',
    empty_hint: 'Add a season first, then quotas can be added or imported',
    failed: 'The seasons could not be loaded',
    name_hint: 'For example 2569/70',
    closed_hint: 'Once a season is closed, its quotas can only be read',
    days: '{{from}} to {{to}}',
    period: 'Period',
  },
  reasons: {
    create: 'Add reason',
    edit: 'Edit reason',
    empty: 'No reasons to choose from yet',
    empty_hint: 'With kept reasons officers need not type the same again',
    failed: 'The reasons could not be loaded',
    for: 'Used to',
  },
  settings: {
    pattern: 'Pattern of quota numbers',
    pattern_hint:
      'Zeros in braces are the number, {YY} and {YYYY} the Buddhist year of the season, for example Q{YY}-{00000}',
    own_entries: 'People may verify what they entered themselves',
    retention: 'Erase personal data after the end of the last season (years)',
    retention_hint: 'Leave blank to keep them',
    offices: 'Departments that are field offices',
    save: 'Save',
  },
  statistics: {
    title: 'Quota statistics',
    purpose: 'Quotas by status, field office, province and season',
    failed: 'The statistics could not be loaded',
    total: 'Quotas',
    farmers: 'Farmers',
    verified: 'Approved',
    waiting: 'Waiting',
    count: 'All',
    by_status: 'By status',
    by_office: 'By field office',
    by_province: 'By province',
    by_season: 'Season against season',
    no_office: 'No field office',
    no_province: 'No province',
    map: 'Map of the provinces, darker where there are more quotas; most are in {{province}}, {{count}}',
    map_empty: 'Map of the provinces; no quota has a province yet',
  },
} satisfies Texts<typeof settingsTh>;
