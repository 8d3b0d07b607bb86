import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import { toSay } from '#platform/contract/texts/write-value.ts';
import { say, translatorOf, type Dictionary } from './translate.ts';

const forms = {
  files_one: '{{count}} file of {{name}}',
  files_other: '{{count}} files of {{name}}',
  plain: 'No placeholder',
  deep: { er: { text: 'Hello {{ name }}, {{name}}' } },
} as const;

async function i18nextOf(language: 'th' | 'en', dictionary: Dictionary) {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { platform: dictionary } },
    defaultNS: 'platform',
    interpolation: { escapeValue: false },
  });
  return instance;
}

function keysOf(dictionary: Dictionary, before = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  );
}

describe.each([
  { language: 'th', dictionary: th },
  { language: 'en', dictionary: en },
] as const)('in $language', ({ language, dictionary }) => {
  it('writes every platform text as i18next does on the server', async () => {
    const server = await i18nextOf(language, dictionary);
    const parameters = {
      limit: 3,
      count: 2,
      request_id: 'r',
      company_id: 1,
      fields: 'ชื่อ',
      kinds: 'โควต้า 2',
      line: 2,
      name: 'ก',
      time: '09:00',
      id: 'x',
      page: 4,
    };
    const all = {
      ...parameters,
      from: '1',
      to: '2',
      total: '3',
      column: 'ชื่อ',
      text: 'อ้อย',
      unread: 5,
      place: 'ทะเบียน',
      company: 'โรงงาน',
      day: '23 พ.ย. 2569',
      month: 'กุมภาพันธ์ 2569',
      example: '23/11/2569',
      common: '2026',
      buddhist: '2569',
      columns: 'code, name',
      field: 'กำหนดส่ง',
      value: 'ก',
      sheet: 'ชีต1',
      list: 'คำขอแก้ไข',
      what: 'ใบเสนอราคา',
    };
    for (const key of keysOf(dictionary)) {
      expect(say(dictionary, key, { language, parameters: all })).toBe(server.t(key, toSay(all)));
    }
  });

  it('chooses the form for a count as i18next does', async () => {
    const server = await i18nextOf(language, forms);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.string(), (count, name) => {
        // i18next resolves `$t(...)` inside values, which nobody wants in a file's name.
        fc.pre(!name.includes('$'));
        const parameters = { count, name };
        for (const key of ['files', 'deep.er.text', 'plain']) {
          expect(say(forms, key, { language, parameters })).toBe(server.t(key, toSay(parameters)));
        }
      }),
    );
  });
});

describe('a translator', () => {
  it('returns the key itself when a text is missing, so that the gap is visible', () => {
    const t = translatorOf<{ not: { there: string } }>({}, 'th');
    expect(t('not.there')).toBe('not.there');
  });

  it('takes nothing from the prototype of an object for a text', () => {
    expect(say({}, 'constructor.name', { language: 'th' })).toBeUndefined();
  });

  it('groups the digits of large numbers', () => {
    const text = say(forms, 'files', {
      language: 'en',
      parameters: { count: 12_345, name: 'ก' },
    });
    expect(text).toBe('12,345 files of ก');
  });

  it('inserts values unchanged, dollar signs and braces included', () => {
    const text = say({ a: '<{{name}}>' }, 'a', {
      language: 'en',
      parameters: { name: "$& {{x}} $'" },
    });
    expect(text).toBe("<$& {{x}} $'>");
  });
});
