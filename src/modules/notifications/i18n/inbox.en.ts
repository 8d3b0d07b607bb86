import type { Texts } from '#platform/contract/texts/texts.ts';
import type { inboxTh, preferencesTh } from './inbox.th.ts';

/** Texts of the inbox and of what people want to be notified of, in English. */
export const inboxEn = {
  title: 'Inbox',
  purpose: 'Your notifications in this company: read them, snooze them, or archive what is done.',
  boxes: { all: 'All', unread: 'Unread', snoozed: 'Snoozed', archived: 'Archived' },
  unread_count: 'Unread ({{count}})',
  topic: 'Topic',
  all_topics: 'All topics',
  whole_module: 'All of {{name}}',
  empty: {
    all: 'No notifications',
    unread: 'You have read everything',
    snoozed: 'Nothing is snoozed',
    archived: 'Nothing is archived yet',
  },
  empty_hints: {
    all: 'What concerns you will be listed here when it happens',
    unread: 'New notifications appear here at once',
    snoozed: 'What you snooze comes back as unread at the time you choose',
    archived: 'What you have dealt with and archived will be listed here',
  },
  empty_topic: 'No notifications on this topic',
  archive: 'Archive',
  unarchive: 'Move back to the inbox',
  snoozed: 'Snoozed until {{at}}',
  returns: 'comes back {{at}}',
  return_now: 'Bring back now',
  snooze: {
    title: 'Snooze',
    hour: 'For an hour',
    evening: 'Until this evening',
    tomorrow: 'Until tomorrow morning',
    monday: 'Until next Monday',
    choose: 'Choose day and time…',
    day: 'Day',
    time: 'Time',
    confirm: 'Snooze',
  },
} satisfies Texts<typeof inboxTh>;

export const preferencesEn = {
  title: 'My notifications',
  purpose:
    'What you are notified of on which channel, and when you want to be left alone, in this company.',
  critical:
    'What your company marks as critical always reaches you at once, even if you have muted it or it is during your quiet hours.',
  mutes: 'What you receive',
  mutes_hint:
    'Untick what you do not want. Nothing is sent on channels that your company has not enabled, so they cannot be chosen.',
  topic: 'Topic',
  not_enabled: 'Not enabled',
  everything: 'Everything',
  quiet: 'Quiet hours',
  quiet_hint: 'Messages wait until these hours are over (Thai time).',
  from: 'From',
  to: 'To',
  quiet_channels: 'Channels that wait',
  thai_time: 'Thai time',
  saved: 'Your notification preferences are saved',
} satisfies Texts<typeof preferencesTh>;
