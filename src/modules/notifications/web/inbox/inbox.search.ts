import { INBOX_BOXES } from '#platform/contract/inbox-boxes.ts';
import { choice, defineSearch, optionalWord } from '#platform/web/navigation/search.ts';

/** What of the inbox is in its address: which notices, and of which module or feature. */
export const inboxSearch = defineSearch({ tab: choice(INBOX_BOXES), topic: optionalWord() });
