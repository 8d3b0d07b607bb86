import type { Texts } from '#platform/contract/texts/texts.ts';
import type { commentsTh } from './comments.th.ts';

/** Comments on SOWs in English. */
export const commentsEn = {
  workspace: {
    panel: {
      label: 'Comments and activity',
      comments: 'Comments',
      activity: 'History',
    },
    comments: {
      empty: 'No comments yet',
      empty_hint: 'Ask or inform the team here. Type @ to mention somebody, who is then notified.',
      write: 'Write a comment',
      placeholder: 'Write a comment, type @ to mention a colleague',
      about: 'About',
      whole: 'The whole SOW',
      send: 'Send comment',
      edited: 'Edited',
      edit: 'Edit comment',
      delete: 'Delete comment',
      delete_title: 'Delete this comment?',
      delete_text: 'The comment disappears for everybody. This cannot be undone.',
      earlier: 'Show earlier comments',
      people: 'People to mention',
      on_stage: 'Stage {{stage}}',
      load_failed: 'Failed to load comments',
      save_failed: 'Failed to save comment',
      delete_failed: 'Failed to delete comment',
    },
  },
  errors: {
    comment_required: 'Enter a comment',
  },
  events: {
    comment_added: 'Comment added',
    comment_edited: 'Comment edited',
    comment_deleted: 'Comment deleted',
  },
  inbox: {
    variants: {
      responsible: 'to the person responsible',
      approver: 'to the approver',
      author_known: 'author known',
      author_unknown: 'author unknown',
    },
    mentioned: 'You were mentioned in “{{sow}}”',
    assigned: 'You are assigned to stage {{stage}} of “{{sow}}”',
    responsible: 'You are responsible for “{{sow}}”',
    approver_wanted: 'Stage {{stage}} of “{{sow}}” waits for your approval',
    rolled_back: '“{{sow}}” was rolled back, to do stage {{stage}} again',
    due_soon: '“{{name}}” is due on {{date}}',
    overdue: '“{{name}}” is overdue: it was due on {{date}}',
    mentioned_by: '{{who}} mentioned you in “{{sow}}”',
  },
} satisfies Texts<typeof commentsTh>;
