import { expect, it } from 'vitest';
import { z } from 'zod';
import { engineStatuses, mayMove } from '#modules/engines/contract/engine-status.ts';
import { engine } from '#modules/engines/contract/engines.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { call, partsIn } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { engineFields } = await import('./engine-fields.tsx');

it.each(engineStatuses)(
  'an engine is moved from %s only to where the server lets it',
  async (at) => {
    const stored = { ...engine.parse(makeUp(engine)), status: at };
    const useFields = () => engineFields(useTexts(texts), stored);
    const { status } = await drawHook(useFields, { texts: [texts] });
    const choices = partsIn(call(status, 'input', {})).flatMap(({ data }) => data);
    const offered = z.array(z.object({ value: z.string() })).parse(choices);
    expect(offered.map(({ value }) => value)).toEqual(
      engineStatuses.filter((to) => mayMove(at, to)),
    );
  },
);
