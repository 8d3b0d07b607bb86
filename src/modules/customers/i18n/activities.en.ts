import type { Texts } from '#platform/contract/texts/texts.ts';
import type { activitiesTh } from './activities.th.ts';

/** Texts of activities with customers in English. */
export const activitiesEn = {
  events: {
    activity_added: 'Activity added',
    activity_changed: 'Activity changed',
    activity_done: 'Activity done',
    activity_reopened: 'Activity opened again',
    activity_removed: 'Activity deleted',
  },
  errors: {
    activities_full: 'A customer can have at most {{limit}} activities',
    owner_unknown: 'There is no such employee',
  },
  fields: {
    activity: 'Activity',
    activity_type: 'Kind of activity',
    subject: 'Subject',
    details: 'Details',
    due_on: 'Due',
    owner_id: 'Owner',
    owner_name: 'Owner',
    done_at: 'Done',
  },
  activity_types: { note: 'Note', call: 'Call', email: 'E-mail', meeting: 'Meeting' },
  activities: {
    add: 'Add activity',
    edit: 'Edit activity',
    due_hint: 'Leave empty if it is done already',
    nobody: 'Nobody',
    other_owner: 'Another employee',
    open: 'To do',
    open_empty: 'Nothing to do',
    overdue: 'Overdue since {{date}}',
    stream: 'Past activities',
    stream_empty: 'No activities yet',
    stream_empty_hint: 'Write down calls and meetings, and what is to be done with this customer',
    what: 'Subject',
    mark_done: 'Done',
    reopen: 'Open again',
    remove_title: 'Delete the activity “{{subject}}”?',
    saved: 'Activity saved',
    done: 'Done',
    reopened: 'Opened again',
    save_failed: 'The activity could not be saved',
    failed: 'The activities could not be loaded',
    to_do: '{{type}} · {{subject}}',
  },
} satisfies Texts<typeof activitiesTh>;
