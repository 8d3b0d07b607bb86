import type { Texts } from '#platform/contract/texts/texts.ts';
import type { conversationsTh } from './conversations.th.ts';

/** Texts about conversations with agents in English. */
export const conversationsEn = {
  recent: 'My conversations',
  recent_hint:
    'Only you see them. Come back to read or go on whenever you like. Questions that were not answered well are shown to those who look after the agent, without your name.',
  turns_one: '{{count}} question',
  turns_other: '{{count}} questions',
  menu: 'Manage the conversation',
  rename: 'Rename',
  rename_title: 'Rename the conversation',
  name: 'Name of the conversation',
  rename_failed: 'The conversation could not be renamed',
  delete: 'Delete',
  delete_title: 'Delete the conversation “{{title}}”?',
  delete_text: 'All its questions and answers will be deleted and cannot be brought back.',
  delete_confirm: 'Delete conversation',
  deleted: 'Conversation deleted',
  delete_failed: 'The conversation could not be deleted',
  missing: 'This conversation is not there; it may have been deleted',
  load_failed: 'The conversation could not be loaded',
  earlier: 'Questions of this conversation',
  stop: 'Stop answering',
  stopped: 'Stopped as you asked',
  stop_failed: 'The answer could not be stopped',
  broken_off: 'The answer broke off',
  thumb_up: 'Good answer',
  thumb_down: 'Not a good answer',
  remark_title: 'What was wrong with the answer?',
  remark: 'Tell whoever keeps the agent (optional)',
  rate_failed: 'Your opinion could not be saved',
} satisfies Texts<typeof conversationsTh>;
