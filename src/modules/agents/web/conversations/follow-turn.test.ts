import { QueryClient } from '@tanstack/react-query';
import { afterAll, expect, it, vi } from 'vitest';
import { turn } from '#modules/agents/contract/conversations.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { askAgent } = await import('./follow-turn.ts');

afterAll(() => vi.unstubAllGlobals());

it('a question is in its conversation as soon as its turn begins, and the list is asked for once', async () => {
  const begun = { ...turn.parse(makeUp(turn)), answer: '' };
  const messages = [
    { type: 'turn', turn: begun },
    { type: 'piece', text: 'อ้อย' },
    { type: 'end', turn: { ...begun, answer: 'อ้อย' } },
  ];
  const stream = messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join('');
  const headers = { 'content-type': 'text/event-stream' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream, { headers })));
  const client = new QueryClient();
  const list = ['conversation', 'list', 'a'];
  client.setQueryData(list, []);
  const asked: unknown[] = [];
  const onAsked = (id: string) => {
    asked.push([id, client.getQueryState(list)?.isInvalidated]);
  };
  const question = { agentId: 'a', conversationId: 'c', question: begun.question };
  await askAgent(client, { ...question, onAsked });
  expect(asked).toEqual([['c', true]]);
});
