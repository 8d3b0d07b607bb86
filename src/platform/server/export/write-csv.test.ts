import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';
import type { Cell } from './export-list.ts';

async function write(...rows: (readonly Cell[])[]): Promise<string> {
  const batches = (async function* batches() {
    yield rows;
  })();
  return (await buffer(writeCsv(['a', 'b'], batches))).toString();
}

it.each('=+-@\t\r＝＋－＠'.split(''))(
  'makes no formula of a text that begins with %j',
  async (first) => {
    const text = `${first}1+1`;
    expect(await write([text, null])).toContain(`'${text}`);
  },
);

it('writes numbers, times and quotes as they are read again', async () => {
  const at = new Date('2026-11-22T02:05:00Z');
  expect(await write([-1, at], ['say "yes", or\nno', null])).toBe(
    '\uFEFFa,b\r\n-1,2026-11-22 09:05:00\r\n"say ""yes"", or\nno",\r\n',
  );
});
