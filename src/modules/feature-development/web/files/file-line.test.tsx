import { expect, it } from 'vitest';
import { z } from 'zod';
import { stageFile } from '#modules/feature-development/contract/files.ts';
import { th } from '#modules/feature-development/i18n/th.ts';
import { attachmentTexts } from '#platform/web/attachments/attachment-texts.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { call, partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { StageFileLine } = await import('./file-line.tsx');
const file = stageFile.parse(makeUp(stageFile));

const labelled = z.array(z.object({ label: z.string() }));

it.each([true, false])('a file can be deleted by who may write: %s', async (mayWrite) => {
  const parts = await partsOf(() => StageFileLine({ file, mayWrite }), {
    texts: [texts, attachmentTexts],
  });
  const menu = parts.find((part) => 'entries' in part);
  const labels = labelled.parse(call(menu, 'entries')).map(({ label }) => label);
  expect(labels.includes(th.workspace.files.versions)).toBe(true);
  expect(labels.includes(th.actions.delete)).toBe(mayWrite);
});
