import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsOf } from './stream.ts';

const WIRE =
  ': hello\n\nid: 7\nevent: message\ndata: {"type":"changed","entity":"อ้อย"}\n\n' +
  'data: one\r\ndata: two\r\n\r\nid: 9\ndata:tight\n\n: still alive\n\ndata: cut off';

const EVENTS = [
  { id: '7', data: '{"type":"changed","entity":"อ้อย"}' },
  { id: undefined, data: 'one\ntwo' },
  { id: '9', data: 'tight' },
];

async function readIn(pieces: Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events = [];
  for await (const event of eventsOf(body)) events.push(event);
  return events;
}

it('events are read the same however the network splits them', async () => {
  const bytes = new TextEncoder().encode(WIRE);
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const edges = [0, ...places.toSorted((a, b) => a - b), bytes.length];
      const pieces = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
      expect(await readIn(pieces)).toEqual(EVENTS);
    }),
  );
});
