import type { Texts } from '#platform/contract/texts/texts.ts';
import type { customsTh } from './customs.th.ts';

/** The same in English. */
export const customsEn = {
  copy_of: '{{name}} (copy)',
  fields: { author: 'Author', link: 'Link', file: 'File' },
  list: {
    title: 'Customised notifications',
    purpose: 'Messages that people write and send to employees and others, now or at a time',
    create: 'Write message',
    all_stages: 'All stages',
    empty: 'No data',
    empty_hint: 'Write the first one, then choose whom it goes to and how',
  },
  steps: {
    basics: 'Basic information',
    content: 'Content',
    recipients: 'Who gets it',
    review: 'Review',
  },
  wizard: {
    step: 'Step {{number}}/{{many}}: {{name}}',
    previous: 'Previous',
    next: 'Next',
    basics_hint: 'The name is for finding it in the list; recipients do not see it',
    link_hint: 'Optional. It follows the message on a new line',
    no_file: 'No file',
    file_hints: {
      System: 'Recipients download it from their inbox.',
      Email: 'Attached to the e-mail, at most 15 MB.',
      Line: 'Sent as a link below the message. Each recipient can download it once within 30 days.',
      SMS: 'Sent as a link below the message, which becomes some 90 characters longer. Each recipient can download it once within 30 days.',
    },
    linked_file: 'Link to {{name}}',
    preview_of: 'Preview on {{channel}}',
    recipients_hint: 'Each person gets one message, even in several groups',
  },
  outside: {
    hint: 'People who are not employees are reached by e-mail and SMS. Rows copied from a sheet can be pasted into a field',
    add: 'Add outside recipient',
    none: 'No outside recipients',
    none_hint:
      'Add a row, then paste e-mail addresses and phone numbers from a sheet, one person a row',
    remove_heading: 'Remove',
    remove: 'Remove the recipient in row {{number}}',
    pasted: '{{count}} rows pasted',
    some_pasted:
      '{{count}} rows pasted. Left out, as neither an e-mail address nor a phone number: {{refused}}',
    line: 'Row {{line}}: {{text}}',
    more_lines: 'and {{count}} more rows',
    too_many:
      'There are {{count}} rows, but a message can have at most {{limit}} outside recipients, so none of them was added',
  },
  audiences: {
    title: 'Saved audiences',
    none: 'There are no saved audiences yet. Save these recipients here to use them next time',
    saved: 'Audience',
    choose: 'Choose an audience…',
    replaces: 'Replaces all recipients of this message',
    use: 'Use this audience',
    delete: 'Delete this audience',
    name: 'Name of a new audience',
    save: 'Save these recipients',
  },
  review: { people: '{{people}} people ({{employees}} employees, {{outside}} outside)' },
  send: {
    create_and_send: 'Create and send',
    title: 'Send message',
    to: 'This message goes to {{count}} people',
    when: 'When to send it',
    ways: {
      now: 'Now, with 10 seconds to undo',
      at_once: 'Now, without waiting',
      at_time: 'At a time',
    },
    hints: {
      now: 'Until then it can be cancelled and becomes a draft again',
      at_once: 'It begins to go out immediately',
      at_time: 'It can be cancelled until then',
    },
    day: 'Day',
    time: 'Time (in Thailand)',
    many: 'This message goes to many people: {{count}}',
    confirm: 'Yes, send it to {{count}} people',
    schedule: 'Schedule',
    send: 'Send message',
  },
  progress: {
    label: 'How much of it is done',
    at: 'Time of sending: {{at}}',
    undo: 'Cancel sending',
    stop: 'Stop sending',
    seconds: 'Begins to go out in {{count}} seconds',
    waits: 'Waiting for its time',
    figures:
      '{{done}} of {{count}} done · {{sent}} sent · {{failed}} failed · {{skipped}} not sent',
  },
  detail: {
    back: 'Back to customised notifications',
    missing: 'This message was not found',
    tabs: 'What the message has',
    receivers: 'Recipients',
    history_hint:
      'What went out on each channel; open one to see who got it, and to resend what failed',
    history_empty: 'What is sent appears here once the message begins to go out',
    duplicate: 'Duplicate',
    only_inactive: 'Only an inactive message can be archived',
  },
  toasts: {
    created: 'Message {{code}} created',
    duplicated: 'Duplicated as {{code}}',
    taken_back: 'Sending is cancelled; the message is a draft again',
    cancelled: 'Sending is stopped. What went out stays sent',
    audience_saved: 'Audience “{{name}}” saved',
    audience_deleted: 'Audience deleted',
  },
} satisfies Texts<typeof customsTh>;
