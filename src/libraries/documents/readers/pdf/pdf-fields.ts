import { z } from 'zod';
import type { PdfPage } from './pdf-spans.ts';

/** What a person filled in or wrote onto a page. The parser declares it as `any`. */
const annotationSchema = z.object({
  subtype: z.string().optional(),
  annotationFlags: z.number().default(0),
  hidden: z.boolean().default(false),
  fieldType: z.string().nullish(),
  fieldName: z.string().nullish(),
  alternativeText: z.string().nullish(),
  fieldValue: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .catch(null),
  textContent: z.array(z.string()).nullish().catch(null),
  options: z.array(z.object({ exportValue: z.string(), displayValue: z.string() })).catch([]),
  password: z.boolean().default(false),
  checkBox: z.boolean().default(false),
  radioButton: z.boolean().default(false),
  exportValue: z.string().nullish().catch(null),
  buttonValue: z.string().nullish().catch(null),
  contentsObj: z.object({ str: z.string() }).optional(),
});
type Annotation = z.infer<typeof annotationSchema>;

/** Flags of annotations: hidden, and not to be seen on a screen. */
const UNSEEN = 2 | 32;
const CHECKED = '✓';

/** Values of a page's form, each after its name, and notes written onto it; nothing of what is hidden. */
export async function fieldTexts(page: PdfPage): Promise<string[]> {
  const annotations: unknown[] = await page.getAnnotations();
  const lines = annotations.flatMap((annotation) => {
    const { data } = annotationSchema.safeParse(annotation);
    if (data === undefined || data.hidden || (data.annotationFlags & UNSEEN) !== 0) return [];
    const text = data.subtype === 'FreeText' ? (data.contentsObj?.str ?? '') : fieldText(data);
    return text.trim() === '' ? [] : [text.trim()];
  });
  return [...new Set(lines)];
}

function fieldText(field: Annotation): string {
  const value = valueOf(field).trim();
  if (value === '') return '';
  const name = field.alternativeText || plainName(field.fieldName ?? '');
  return name === '' ? value : `${name}: ${value}`;
}

function valueOf(field: Annotation): string {
  switch (field.fieldType) {
    case 'Tx':
      if (field.password) return '';
      return [field.fieldValue ?? ''].flat().join('\n') || (field.textContent?.join('\n') ?? '');
    case 'Ch':
      return [field.fieldValue ?? []]
        .flat()
        .map((value) => choiceText(field, value))
        .join(', ');
    case 'Btn':
      if (field.checkBox) return isOn(field, field.exportValue) ? CHECKED : '';
      return field.radioButton && isOn(field, field.buttonValue) ? (field.buttonValue ?? '') : '';
    default:
      return '';
  }
}

function choiceText({ options }: Annotation, value: string): string {
  return options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
}

function isOn({ fieldValue }: Annotation, value: string | null | undefined): boolean {
  return typeof fieldValue === 'string' && fieldValue === value && value !== 'Off';
}

/** Of `form[0].page1[0].price[0]`, the price. */
function plainName(name: string): string {
  return (
    name
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$|^#/g, '') ?? ''
  );
}
