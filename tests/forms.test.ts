import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type * as defining from '#platform/web/form/define-form.ts';
import type { FormDefinition } from '#platform/web/form/define-form.ts';
import { fieldNames, type FormBody } from '#platform/web/form/form-values.ts';
import { makeUp } from './support/sweep/made-up.ts';
import { anyRecord, type AnyRecord } from './support/sweep/read-record.ts';
import { shows } from './support/sweep/sweep-body-fields.ts';
import { standInBrowser } from './support/web/stand-in-browser.ts';

// A form that is saved as it was opened changes nothing: every field of its body is filled from the record.

interface Form {
  readonly body: FormBody;
  readonly record?: z.ZodObject;
  readonly made: FormDefinition<FormBody, object>;
  file: string;
}

const forms = vi.hoisted((): Form[] => []);

vi.mock('#platform/web/form/define-form.ts', async (importOriginal) => {
  const real = await importOriginal<typeof defining>();
  const defineForm = (form: Form) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any form, of which the types of its own file are checked
    const made = real.defineForm(form as never) as unknown as Form['made'];
    forms.push({ body: form.body, record: form.record, made, file: '' });
    return made;
  };
  return { ...real, defineForm };
});

standInBrowser();
const made = z.record(z.string(), z.unknown());
for (const file of globSync('src/modules/*/web/**/*.{ts,tsx}')) {
  if (file.includes('.test.') || !readFileSync(file, 'utf8').includes('defineForm(')) continue;
  const loaded = made.parse(await import(resolve(file)));
  // The form of an entry depends on which kind it is.
  const { entryForm } = loaded;
  if (typeof entryForm === 'function') {
    Reflect.apply(entryForm, undefined, [{ hasStatus: true, isStored: true }]);
  }
  for (const form of forms) form.file ||= file;
}

/** What is not sent as the record has it, and why. */
const sentOtherwise: Readonly<Record<string, string>> = {
  'src/modules/feature-development/web/stage-settings/template-sheet.tsx note':
    'says what a change is about',
  'src/modules/quotations/web/form/quotation-form.ts items': 'go without their computed amounts',
};

/** Values of fields that no made-up one fits, or that depend on others. */
const fitting: Readonly<Record<string, object>> = {
  'src/modules/quotations/web/form/quotation-form.ts': { deposit_amount: null, discount_value: 0 },
  'src/modules/quotations/web/settings/general-settings.tsx': {
    number_pattern: 'QT-{YYYY}-{NNN}',
    promptpay_id: '0812345678',
  },
  'src/modules/land-plots/web/settings/settings-form.tsx': { map_tiles: '', satellite_tiles: '' },
};

/** A stored record: fields of the body as the body allows them, and all others. */
function makeRecord(record: z.ZodObject, body: FormBody, given: object): AnyRecord {
  const fields = Object.entries<z.core.$ZodType>(record.shape).map(([name, field]) => {
    const own = makeUp(body.shape[name] ?? field);
    return [name, z.core.safeParse(field, own).success ? own : makeUp(field)];
  });
  return anyRecord.parse(record.parse({ ...Object.fromEntries(fields), ...given }));
}

/** The record with each of its choices, as a form may send some fields with one of them only. */
function variants(record: z.ZodObject, body: FormBody, given: object): AnyRecord[] {
  const usual = makeRecord(record, body, given);
  const choices = Object.entries(record.shape).flatMap(([name, field]) =>
    field instanceof z.ZodEnum ? field.options.map((value) => ({ ...usual, [name]: value })) : [],
  );
  return [usual, ...choices];
}

/** Whether a record has anything of a field's name. */
function isIn(record: AnyRecord, name: string): boolean {
  const stem = name.replace(/_ids?$/, '');
  return [name, stem, `${stem}s`].some((each) => each in record);
}

describe('a form that changes a record', () => {
  const changing = forms.filter(({ record }) => record !== undefined);

  it('is found wherever one is defined', () => {
    expect(changing.length).toBeGreaterThan(8);
  });

  it.each(changing)(
    'of $file sends every field as it is stored',
    ({ file, body, record, made: form }) => {
      if (record === undefined) throw new Error('There is no record');
      const stored = variants(record, body, fitting[file] ?? {});
      const sent = stored.map((each) =>
        anyRecord.parse(form.rulesFor(each).parse(form.valuesOf(each))),
      );
      const isSent = (name: string) =>
        stored.some((each, place) => {
          const value = sent[place]?.[name];
          const asTyped = z.core.safeParse(body.shape[name] ?? z.unknown(), each[name]);
          return isDeepStrictEqual(asTyped.data, value) || shows(each, { name, values: [value] });
        });
      const forgotten = fieldNames(body)
        .filter((name) => !(`${file} ${name}` in sentOtherwise))
        .filter((name) => stored.some((each) => isIn(each, name)) && !isSent(name));
      expect(forgotten).toEqual([]);
    },
  );
});
