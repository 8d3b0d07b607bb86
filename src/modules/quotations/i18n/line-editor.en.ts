import type { Texts } from '#platform/contract/texts/texts.ts';
import type { lineEditorTh } from './line-editor.th.ts';

export const lineEditorEn = {
  lines: {
    line: 'Line {{number}} {{name}}',
    description: 'Description (optional)',
    discount_type: 'Kind of discount',
    discounts: { percentage: '%', fixed: 'baht' },
    exempt: 'Exempt',
    price_of_unit: 'This price is per “{{unit}}”: check it',
    empty: 'No lines yet. Search for a product below, or paste from a sheet.',
    search: 'Search for a product to add a line',
    add_named: 'Add “{{name}}” as a free line',
    add_free: 'Free line',
    add_section: 'Heading',
    add_note: 'Note',
    section: 'Heading over lines',
    note: 'Note between lines',
    drag: 'Move line {{number}}',
    drag_hint: 'Drag to move, or press the up and down arrows',
    menu: 'Actions of line {{number}}',
    copy: 'Copy line',
    move_up: 'Move up',
    move_down: 'Move down',
    remove: 'Delete line',
    paste: 'Paste from a sheet',
    paste_label: 'Paste the lines that you copied',
    paste_hint:
      'Columns in this order: product, quantity, unit, unit price, discount (%). A row with nothing but a name becomes a heading.',
    paste_unread:
      'Rows {{rows}} cannot be read and will not be added. Check their names and figures.',
    paste_read: 'Lines that were read',
    paste_add_one: 'Add {{count}} line',
    paste_add_other: 'Add {{count}} lines',
    cancel: 'Cancel',
  },
} satisfies Texts<typeof lineEditorTh>;
