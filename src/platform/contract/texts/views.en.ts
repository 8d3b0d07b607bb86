import type { Texts } from './texts.ts';
import type { th } from './views.th.ts';

/** The same in English. */
export const en = {
  views: {
    title: 'Views of this list',
    standard: 'Standard list',
    of_owner: '{{name}} · {{owner}}',
    changed: '{{name}} (changed)',
    is_default: 'Opens by default',
    is_shared: 'Shared with the company',
    save: 'Save changes to this view',
    save_as: 'Save as a new view',
    save_as_title: 'Save what is shown as a view',
    save_as_hint: 'A view stores filters, sorting, columns and rows per page.',
    rename: 'Rename or share',
    rename_title: 'Edit the view “{{name}}”',
    name: 'Name of the view',
    share: 'Share with everybody in the company',
    share_hint:
      'Everybody who may open this list finds the view. Only you and administrators can change or delete it.',
    make_default: 'Always open the list with this view',
    copy_link: 'Copy link',
    link_copied: 'Link copied',
    delete: 'Delete view',
    delete_title: 'Delete the view “{{name}}”?',
    delete_shared: 'This view is shared with the company: it disappears for everybody.',
    saved: 'View “{{name}}” saved',
    save_failed: 'The view was not saved',
    deleted: 'View deleted',
    delete_failed: 'The view was not deleted',
    default_chosen: 'The list now opens with “{{name}}”',
    default_ended: 'The list no longer opens with “{{name}}”',
    left_out:
      'The view “{{name}}” is not complete. Left out because it no longer exists or you may not see it: {{parts}}',
    gone: 'This view was not found. It was deleted, or is no longer shared with you. The list is shown as usual.',
  },
} satisfies Texts<typeof th>;
