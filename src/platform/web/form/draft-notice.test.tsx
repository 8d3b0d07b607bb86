import { expect, it } from 'vitest';
import { th } from '#platform/contract/texts/th.ts';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { DraftNotice } = await import('./draft-notice.tsx');

it('says that the form continues with what was typed, and offers to begin again', async () => {
  const html = await draw(<DraftNotice onDiscard={() => undefined} />);
  expect(html).toContain(th.form.draft_restored);
  expect(html).toContain(th.form.draft_discard);
});
