import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { platformTexts } from '../i18n/platform-texts.ts';
import { defineTexts } from '../i18n/texts.ts';
import { problemsOf } from './use-zod-form.ts';

const farm = { errors: { name_required: 'กรุณากรอกชื่อไร่' } } as const;

const schema = z.object({
  name: z.string().min(1, 'farm:errors.name_required').max(5),
  age: z.number().min(18),
  tags: z.array(z.string().max(3)).max(2),
  owner: z.string(),
});

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  const texts = defineTexts('farm', {
    th: async () => ({ th: farm }),
    en: async () => ({ en: { errors: { name_required: 'The farm needs a name' } } }),
  });
  await Promise.all([texts.load(), platformTexts.load()]);
});

describe('problems of a form', () => {
  it("use the module's texts", () => {
    expect(problemsOf(schema, { name: '', age: 20, tags: [], owner: 'ก' })).toEqual({
      name: 'กรุณากรอกชื่อไร่',
    });
  });

  it('use general texts where the schema has none, with the limit', () => {
    const problems = problemsOf(schema, { name: 'ยาวเกินไป', age: 3, tags: ['a', 'long'] });
    expect(problems).toEqual({
      name: 'ยาวได้ไม่เกิน 5 ตัวอักษร',
      age: 'ต้องไม่น้อยกว่า 18',
      'tags.1': 'ยาวได้ไม่เกิน 3 ตัวอักษร',
      owner: 'กรุณากรอกข้อมูลช่องนี้',
    });
  });

  it('are none when everything is valid', () => {
    expect(problemsOf(schema, { name: 'ไร่', age: 18, tags: ['ก'], owner: 'ข' })).toEqual({});
  });

  it('include only the first of a field when it has several', () => {
    const strict = z.object({ name: z.string().min(3).regex(/^x/) });
    expect(problemsOf(strict, { name: 'a' })['name']).toBe('ต้องมีอย่างน้อย 3 ตัวอักษร');
  });
});
