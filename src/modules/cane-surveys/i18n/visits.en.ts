import type { Texts } from '#platform/contract/texts/texts.ts';
import type { visits as th } from './visits.th.ts';

/** Texts of plans of days in English. */
export const visits = {
  inbox: {
    planned:
      'A day in the field is planned for you: {{planned_on}}, beginning with plot {{deed_number}}',
    changed:
      'The plan for plot {{deed_number}} was changed: {{surveyor}} goes there on {{planned_on}}',
    removed: 'Plot {{deed_number}} was removed from the plan of {{planned_on}}',
    skipped: 'Plot {{deed_number}} in the plan of {{planned_on}} was skipped: {{skip_reason}}',
  },
  home: {
    kind: 'day plans',
    plan_of_today_one: 'Day plan of today · {{count}} plot',
    plan_of_today_other: 'Day plan of today · {{count}} plots',
    begins_at: 'Begins at plot {{deed_number}} · {{farmer_name}}',
  },
  plan: {
    title: 'Day plan',
    purpose: 'Who visits which plots on which day, in which order, and what became of them',
    add: 'Add a plot to the plan',
    add_hint: 'Search deed, farmer or address',
    add_failed: 'The plot was not added to the plan',
    change_failed: 'The plan was not changed',
    remove_failed: 'The plot was not removed from the plan',
    removed: 'The plot was removed from the plan',
    earlier: 'Move up',
    later: 'Move down',
    no_note: 'None',
    note_hint: 'For example: call before going',
    next_day: 'Move to the next day',
    resume: 'Put back into the plan',
    remove: 'Remove from the plan',
    choose_surveyor: 'Choose a surveyor to plan their day',
    everybody: 'Everybody',
    everybody_hint:
      'The plans of everybody for this day. Choose a surveyor to add plots or to change the order',
    empty_of_everybody: 'Nobody has plots planned for this day',
    load_failed: 'The day plan was not loaded',
    empty: 'No plots are planned for this day',
    empty_hint:
      'Choose plots above, one after another. The surveyor sees the plan in field mode on the phone',
  },
} satisfies Texts<typeof th>;
