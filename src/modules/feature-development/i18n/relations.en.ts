import type { Texts } from '#platform/contract/texts/texts.ts';
import type { relationsTh } from './relations.th.ts';

/** The same in English. */
export const relationsEn = {
  relations: {
    title: 'Related work',
    kinds: { blocks: 'Blocks', blocked_by: 'Blocked by' },
    add: 'Add related work',
    add_title: 'Work related to “{{name}}”',
    kind: 'Relation',
    choices: {
      blocks: 'The chosen SOW waits for this one',
      blocked_by: 'This SOW waits for the chosen one',
    },
    sow: 'Related SOW',
    sow_search: 'Type the name of a SOW',
    added: 'Related work added',
    remove: 'Remove the relation to {{name}}',
    removed: 'Relation removed',
    remove_failed: 'The relation was not removed',
    waits: 'Blocked by {{count}}',
    waits_for: 'Waiting for SOWs that are not delivered yet: {{names}}',
    warning: {
      title: 'This SOW is blocked',
      text: '“{{name}}” should wait until this is delivered:',
      question: 'Continue anyway?',
      proceed: 'Continue',
    },
    delete_check: 'Others wait for this SOW: {{names}}. Once it is deleted, they no longer do.',
  },
  errors: {
    relation_to_itself: 'A SOW cannot wait for itself. Please choose another one.',
    relation_exists: 'It is already related to this SOW.',
    relation_closes_circle: 'This would make SOWs wait for each other in a circle: {{circle}}',
    relations_full: 'A SOW has at most {{limit}} relations of each kind.',
    sow_unknown: 'The company has no such SOW.',
    sow_blocks_others:
      'Others wait for “{{name}}”: {{names}}. Type the name of the SOW to confirm its deletion.',
  },
  events: {
    sow_blocks_added: 'Made another SOW wait for this one',
    sow_blocked_by_added: 'Made this SOW wait for another one',
    sow_blocks_removed: 'Another SOW no longer waits for this one',
    sow_blocked_by_removed: 'This SOW no longer waits for another one',
  },
} satisfies Texts<typeof relationsTh>;
