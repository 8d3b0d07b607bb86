import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, WorkflowFailedError } from './read-answer.ts';

const bytes = new TextEncoder();

/** Reads an answer that arrives in pieces of this many bytes. */
async function read(contentType: string, body: string, size = Infinity) {
  const all = bytes.encode(body);
  async function* arrive() {
    for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
  }
  const pieces: string[] = [];
  const answer = await readAnswer({ contentType, body: arrive() }, (piece) => pieces.push(piece));
  return { answer, pieces };
}

const EVENTS = 'text/event-stream; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

describe('an answer', () => {
  it.each([
    ['JSON with output', JSON_TYPE, '{"output":"อ้อย"}', 'output'],
    ['JSON with text', JSON_TYPE, '{\n"text":"อ้อย"\n}', 'text'],
    ['a list of one', JSON_TYPE, '[{"output":"อ้อย"}]', 'output'],
    ['JSON without a type', '', '{"output":"อ้อย"}', 'output'],
    ['bare text', 'text/plain', 'อ้อย', 'plain'],
    ['events of text', EVENTS, 'data: อ้\n\ndata: อย\n\n', 'events'],
    [
      'events of JSON',
      EVENTS,
      'data: {"content":"อ้"}\r\n\r\ndata: {"text":"อย"}\r\n\r\n',
      'events',
    ],
    [
      'events as of OpenAI',
      EVENTS,
      'data: {"choices":[{"delta":{"content":"อ้อย"}}]}\n\ndata: {"choices":[{"delta":{}}]}\n\ndata: [DONE]\n\n',
      'events',
    ],
    ['events whose last lacks its end', EVENTS, ': hello\n\nevent: x\ndata: อ้อย', 'events'],
    [
      'typed lines',
      JSON_TYPE,
      '{"type":"begin","content":"x"}\n{"type":"item","content":"อ้"}\n{"type":"item","content":"อย"}\n{"type":"end"}\n',
      'lines',
    ],
    ['lines by their type', 'application/x-ndjson', '{"text":"อ้"}\n{"text":"อย"}', 'lines'],
  ])('is read from %s, however it is cut', async (...[, type, body, shape]) => {
    for (const size of [1, 2, 3, 7, Infinity]) {
      const { answer, pieces } = await read(type, body, size);
      expect(answer).toEqual({ text: 'อ้อย', shape });
      expect(pieces.join('')).toBe('อ้อย');
    }
  });

  it('keeps figures and quotes that a stream sends word by word', async () => {
    const { answer } = await read(EVENTS, 'data: หัก \n\ndata: 30\n\ndata:  บาท\n\n');
    expect(answer?.text).toBe('หัก 30 บาท');
  });

  it.each([
    ['a page', 'text/html', '<html>hello</html>'],
    ['nothing', JSON_TYPE, ''],
    ['an object without an answer', JSON_TYPE, '{"ok":true}'],
    ['blanks', JSON_TYPE, '{"output":"  "}'],
    ['a stream of nothing', EVENTS, 'data: [DONE]\n\n'],
    ['what is no JSON', JSON_TYPE, '{"output"'],
  ])('is not made of %s', async (_, type, body) => {
    expect((await read(type, body)).answer).toBeUndefined();
  });

  it.each([
    [EVENTS, 'data: ก\n\ndata: {"error":"out of money"}\n\n'],
    [JSON_TYPE, '{"type":"item","content":"ก"}\n{"type":"error","content":"x"}\n'],
  ])('may end in a failure of its own: %s', async (type, body) => {
    await expect(read(type, body)).rejects.toThrow(WorkflowFailedError);
  });

  it('is the sum of a stream of any texts', async () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (words, size) => {
          const body = words
            .map((text) => `data: ${JSON.stringify({ content: text })}\n\n`)
            .join('');
          const { answer } = await read(EVENTS, body, size);
          const said = words.join('');
          expect(answer?.text).toBe(said.trim() === '' ? undefined : said);
        },
      ),
    );
  });
});
