/** How a person's notices are sorted: what waits for them, what of it is unread, what is hidden until later, and what is done with. */
export const INBOX_BOXES = ['all', 'unread', 'snoozed', 'archived'] as const;

export type InboxBox = (typeof INBOX_BOXES)[number];

/** Nobody needs a notice later than this, and notices are deleted in the end. */
export const MOST_SNOOZE_DAYS = 90;
