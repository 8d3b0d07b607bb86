import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { likelyDuplicate } from '#modules/customers/contract/duplicates.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { DuplicateNotice } = await import('./duplicate-notice.tsx');
const { duplicatesQuery } = await import('./duplicates.api.ts');

it('a customer says which others it may be, and nothing where there are none', async () => {
  const id = '0197b5a0-0000-7000-8000-000000000000';
  const client = new QueryClient();
  const named = async (count: number) => {
    const found = Array.from({ length: count }, () =>
      likelyDuplicate.parse(makeUp(likelyDuplicate)),
    );
    client.setQueryData(duplicatesQuery({ id }).queryKey, found);
    const parts = await partsOf(() => DuplicateNotice({ customerId: id }), {
      texts: [texts],
      client,
    });
    return parts.flatMap((part) => ('found' in part ? part['found'] : []));
  };
  expect(await named(2)).toHaveLength(2);
  expect(await named(0)).toHaveLength(0);
});
