import type { th } from './pictures.th.ts';
import type { Texts } from './texts.ts';

/** The same in English. */
export const en = {
  pictures: {
    redact: {
      title: 'Cover parts of “{{name}}”',
      how: 'Drag over the picture to cover a part, or press “Add cover” and move it with the arrow keys. Shift and an arrow changes its size, Delete removes it',
      picture: 'Picture to be covered',
      add: 'Add cover',
      undo: 'Remove last cover',
      box: 'Cover {{number}}',
      use: 'Use this picture',
      use_covered_one: 'Use the picture with {{count}} cover',
      use_covered_other: 'Use the picture with {{count}} covers',
      unusable: 'This browser cannot open the picture. Choose a JPEG or PNG file',
    },
    viewer: {
      label: 'Document {{name}}',
      zoom_in: 'Zoom in',
      zoom_out: 'Zoom out',
      fit: 'Fit',
      turn_left: 'Turn left',
      turn_right: 'Turn right',
      position: 'Page {{page}} of {{pages}}',
      failed: 'Failed to show the document',
      locked: 'This document has a password, so it cannot be shown',
    },
  },
} satisfies Texts<typeof th>;
