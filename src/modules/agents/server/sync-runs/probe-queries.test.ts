import { describe, expect, it } from 'vitest';
import { probeQueries } from './probe-queries.ts';

const pagesOf = (...texts: string[]) => texts.map((text) => ({ text }));

describe('probes of a document', () => {
  it('are taken from its beginning, its middle and near its end', () => {
    const body = Array.from({ length: 1_000 }, (_, number) => `word${number}`).join(' ');
    const probes = probeQueries(pagesOf(body.slice(0, 3_000), body.slice(3_000)));
    expect(probes).toHaveLength(3);
    expect(probes[0]).toMatch(/^word0 word1 /);
    for (const probe of probes) {
      expect(body).toContain(probe);
      expect(probe).toHaveLength(150);
    }
  });

  it('begin at words, on whatever page they are', () => {
    expect(probeQueries(pagesOf(' \n--- ', '* อ้อย'))).toEqual(['อ้อย']);
  });

  it('are one where the text is short', () => {
    expect(probeQueries(pagesOf('อ้อยสด', 'ตันละ 1,160 บาท'))).toEqual(['อ้อยสด']);
  });

  it('are none where there are no words', () => {
    expect(probeQueries(pagesOf('', '— . —'))).toEqual([]);
  });
});
