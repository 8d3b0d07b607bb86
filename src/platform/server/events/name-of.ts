import type { Language } from '#platform/contract/texts/texts.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a snapshot that an event stored. */
export function fieldsOf(snapshot: unknown): Fields {
  return isFields(snapshot) ? snapshot : {};
}

export function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What a snapshot calls its record. */
export function nameOf(snapshot: unknown, language: Language): string | undefined {
  const fields = fieldsOf(snapshot);
  const full = (suffix: string) =>
    [fields[`first_name${suffix}`], fields[`last_name${suffix}`]].filter(isText).join(' ');
  const names =
    language === 'th'
      ? [full('_th'), fields['name_th'], full('')]
      : [full(''), fields['name_en'], full('_th')];
  return [
    ...names,
    fields['name'],
    fields['filename'],
    fields['username'],
    fields['title'],
    fields['agent_name'],
    fields['company_code'],
    fields['code'],
    fields['deed_number'],
  ].find(isText);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
