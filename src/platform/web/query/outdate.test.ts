import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { outdate } from './outdate.ts';

it('asks again for what is on the screen, but not for a record that was deleted', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked = vi.fn<(what: string) => Promise<string>>(async (what) => what);
  const keys = [
    ['quotation', 'list'],
    ['quotation', 'detail', '7'],
    ['quotation', 'mails', '7', { page: 1 }],
    ['quotation', 'detail', '8'],
  ];
  const stops = keys.map((queryKey) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: () => asked(queryKey.slice(0, 3).map(String).join(' ')),
    }).subscribe(() => undefined),
  );
  await outdate(client, { refreshes: [] });
  expect(asked).toHaveBeenCalledTimes(4);
  asked.mockClear();
  await outdate(client, { refreshes: [['quotation']], gone: '7' });
  expect(asked.mock.calls.map(([what]) => what).toSorted()).toEqual([
    'quotation detail 8',
    'quotation list',
  ]);
  expect(client.getQueryState(['quotation', 'detail', '7'])?.isInvalidated).toBe(true);
  for (const stop of stops) stop();
  client.clear();
});
