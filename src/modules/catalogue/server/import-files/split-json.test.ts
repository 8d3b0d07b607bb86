import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonSplitter, NoListsError } from './split-json.ts';

function split(text: string, sizes: readonly number[] = [text.length]) {
  const splitter = createJsonSplitter();
  const records = [];
  let at = 0;
  for (const size of [...sizes, text.length]) {
    records.push(...splitter.push(text.slice(at, at + size)));
    at += size;
  }
  splitter.end();
  return records.map(({ list, line, text: record }): unknown => [list, line, JSON.parse(record)]);
}

describe('a JSON company', () => {
  it('is split record by record, each with its position in its list', () => {
    const text = '\uFEFF{"made_by":"x","modules":[{"a":"}\\"]"},{"b":[{"c":1}]}],"fields":[{}]}';
    expect(split(text)).toEqual([
      ['modules', 1, { a: '}"]' }],
      ['modules', 2, { b: [{ c: 1 }] }],
      ['fields', 1, {}],
    ]);
  });

  it('gives the same records in whatever pieces it arrives', () => {
    const company = fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,8}$/),
      fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(company, fc.array(fc.nat(9)), (lists, sizes) => {
        const text = JSON.stringify(lists);
        const wanted: unknown = JSON.parse(text);
        const records = Object.entries(wanted ?? {}).flatMap(([list, all]) =>
          Array.isArray(all) ? all.map((record: unknown, place) => [list, place + 1, record]) : [],
        );
        expect(split(text, sizes)).toEqual(records);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    '[]',
    '"modules"',
    '{"modules":["a"]}',
    '{"modules":[{"a":1}',
    '{"modules":[[1]]}',
    '',
    '}',
  ])('is refused when it is no object of lists of records: %s', (text) =>
    expect(() => split(text)).toThrow(NoListsError),
  );
});
