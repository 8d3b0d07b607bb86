import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineForm } from './define-form.ts';

const body = z.strictObject({
  name: z.string().trim().min(1, 'farm:errors.name_required'),
  kind: z.enum(['cane', 'rice'], 'farm:errors.kind_required'),
  language: z.enum(['th', 'en']).default('th'),
  size: z.number().min(1).default(50),
  floor: z.number(),
  until: z.iso.date().nullable().default(null),
  owner_id: z.uuid().nullable().default(null),
  site: z.url().optional(),
  tags: z.array(z.string()).min(1),
  watered: z.boolean(),
  note: z.string().default(''),
});
const change = z.strictObject({ ...body.shape, updated_at: z.iso.datetime() });
const record = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['cane', 'rice']),
  language: z.enum(['th', 'en']),
  size: z.number(),
  floor: z.number(),
  until: z.iso.date().nullable(),
  owner: z.object({ id: z.string() }).nullable(),
  site: z.string(),
  tags: z.array(z.string()),
  watered: z.boolean(),
  updated_at: z.iso.datetime(),
});

const form = defineForm({
  body: change,
  record,
  derive: ({ owner }) => ({ owner_id: owner?.id ?? null, note: '' }),
});

const stored = {
  id: '1',
  name: 'ไร่',
  kind: 'cane',
  language: 'en',
  size: 7,
  floor: 2,
  until: null,
  owner: { id: '0190b2a0-0000-7000-8000-000000000001' },
  site: 'https://example.org',
  tags: ['อ้อย'],
  watered: true,
  updated_at: '2026-01-02T03:04:05.678Z',
} satisfies z.output<typeof record>;

describe('a form', () => {
  it('takes a figure as its input has it before it is left, and a text of digits as a text', () => {
    const money = z.object({
      amount: z.number('farm:errors.amount').min(0),
      limit: z.number().nullable().default(null),
      code: z.string(),
    });
    const { rulesFor } = defineForm({ body: money });
    const read = (values: object) => rulesFor(undefined).safeParse(values);
    expect(read({ amount: '1.50', limit: '03', code: '007' }).data).toEqual({
      amount: 1.5,
      limit: 3,
      code: '007',
    });
    for (const amount of ['-', '1.5.0', '-1']) {
      expect(read({ amount, limit: '', code: '' }).success).toBe(false);
    }
  });

  it('has the length of each field, and whether it may stay empty', () => {
    const limited = z.object({
      code: z.string().trim().min(1).max(3),
      note: z.string().max(9).default(''),
      logic: z
        .string()
        .max(20)
        .transform((text) => text.trimEnd())
        .default(''),
      kind: z.enum(['cane', 'rice']),
      size: z.number().nullable(),
    });
    expect(defineForm({ body: limited }).rules).toEqual({
      code: { maxLength: 3, withAsterisk: true },
      note: { maxLength: 9, withAsterisk: false },
      logic: { maxLength: 20, withAsterisk: false },
      kind: { withAsterisk: true },
      size: { withAsterisk: false },
    });
  });

  it('begins with the default of every field, or empty where there is none', () => {
    expect(defineForm({ body, blank: { note: 'ใหม่' } }).blank).toEqual({
      name: '',
      kind: null,
      language: 'th',
      size: 50,
      floor: null,
      until: '',
      owner_id: null,
      site: '',
      tags: [],
      watered: false,
      note: 'ใหม่',
    });
  });

  it('is filled with every field of a record, and with derived ones', () => {
    expect(form.valuesOf(stored)).toEqual({
      name: 'ไร่',
      kind: 'cane',
      language: 'en',
      size: 7,
      floor: 2,
      until: '',
      owner_id: '0190b2a0-0000-7000-8000-000000000001',
      site: 'https://example.org',
      tags: ['อ้อย'],
      watered: true,
      note: '',
    });
  });

  it('sends what it was filled with, with the version that was edited', () => {
    const { id: _id, owner, ...fields } = stored;
    const sent = form.rulesFor(stored).parse(form.valuesOf(stored));
    expect(sent).toEqual({ ...fields, owner_id: owner.id, note: '' });
  });

  it('sends nothing for an empty field: it takes the default, stays out, or is a problem', () => {
    const empty = { ...form.valuesOf(stored), owner_id: null, site: '', size: '', language: null };
    expect(form.rulesFor(stored).parse(empty)).toMatchObject({
      until: null,
      owner_id: null,
      size: 50,
      language: 'th',
      site: undefined,
    });
    const unchosen = form.rulesFor(stored).safeParse({ ...empty, name: '', kind: null, floor: '' });
    expect(unchosen.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'farm:errors.name_required'],
      ['kind', 'farm:errors.kind_required'],
      ['floor', expect.stringContaining('number')],
    ]);
  });

  it('corrects what depends on other fields first', () => {
    const alike = defineForm({ body, prepare: (values) => ({ ...values, note: values.name }) });
    const values = { ...alike.blank, name: 'ไร่', kind: 'rice', floor: 1, tags: ['ข้าว'] };
    expect(alike.rulesFor(undefined).parse(values)).toMatchObject({ name: 'ไร่', note: 'ไร่' });
  });
});
