import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { createQueryClient } from './query-client.ts';

it('what is outdated while its first answer is on its way is requested once more', async () => {
  const client = createQueryClient();
  const asked: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => asked.push(answer));
  const observer = new QueryObserver(client, { queryKey: ['inbox', 'list'], queryFn });
  const stop = observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey: ['inbox'] });
  void client.invalidateQueries({ queryKey: ['inbox'] });
  asked[0]?.('unread');
  await vi.waitUntil(() => asked.length === 2, soon);
  asked[1]?.('read');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'), soon);
  expect(asked).toHaveLength(2);
  stop();
  client.clear();
});
