import { expect, it } from 'vitest';
import { z } from 'zod';
import { recordOf } from './record-of.ts';
import { plainText, requiredText } from './text-fields.ts';

const body = z.strictObject({
  code: requiredText(3),
  note: plainText(3).default(''),
  price: z.number().max(5),
  pieces: z.number().int().max(5).nullable().default(null),
  tags: z
    .array(plainText(3))
    .transform((tags) => [...new Set(tags)])
    .pipe(z.array(z.string()).max(1)),
  status: z.enum(['new', 'old']).default('new'),
});
const times = { created_at: '2026-01-31T00:00:00.000Z', updated_at: '2026-01-31T00:00:00.000Z' };
const stored = {
  id: '0197b5a0-0000-7000-8000-000000000000',
  code: 'older and longer',
  note: 'written before the limit',
  price: 6,
  pieces: 6,
  tags: ['one', 'two'],
  status: 'old',
  ...times,
};

it('is answered with the fields of its body, whatever their limits are by now', () => {
  expect(recordOf(body).parse(stored)).toEqual(stored);
});

it('has every field, and its choices and kinds of number', () => {
  const refused = { ...stored, status: 'lost', pieces: 1.5, note: undefined };
  const { error } = recordOf(body).safeParse(refused);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['note', 'pieces', 'status']);
});

it('needs help with a field whose meaning a function changes', () => {
  const turned = z.object({ size: z.string().transform(Number) });
  expect(() => recordOf(turned)).toThrow('add it by .extend()');
});
