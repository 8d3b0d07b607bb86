import { afterAll, expect, it, vi } from 'vitest';
import { importStatuses } from '#modules/catalogue/contract/imports.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import { soon } from '#tests/support/soon.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { useImportActions } = await import('./use-import-actions.ts');

const id = '0197b5a0-0000-7000-8000-000000000000';
const drawn = () => drawHook(useImportActions, { texts: [texts] });

afterAll(() => vi.unstubAllGlobals());

it('an import that waits for a decision can be given up from the list, and no other', async () => {
  const actionsOf = await drawn();
  const offered = importStatuses.flatMap((status) =>
    actionsOf({ id, status }).map(({ label }) => [status, label]),
  );
  expect(offered).toEqual([
    ['mapping', th.intake.checked.give_up],
    ['checked', th.intake.checked.give_up],
  ]);
});

it('giving up an import from the list ends that import on the server', async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 502 })));
  vi.stubGlobal('fetch', sent);
  const actionsOf = await drawn();
  for (const { onClick } of actionsOf({ id, status: 'mapping' })) onClick();
  await vi.waitFor(
    () =>
      expect(sent).toHaveBeenCalledWith(
        expect.stringContaining(`/v1/air/imports/${id}/cancel`),
        expect.objectContaining({ method: 'POST' }),
      ),
    soon,
  );
});
