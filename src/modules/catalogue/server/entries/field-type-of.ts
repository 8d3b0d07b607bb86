import type { FieldType } from '#modules/catalogue/contract/entry-kinds.ts';

const KINDS: readonly (readonly [RegExp, FieldType])[] = [
  [/\[\]$/, 'other'],
  [/^(?:bool(?:ean)?|tinyint\(1\)|bit(?:\(1\))?)$/, 'boolean'],
  [
    /^(?:(?:small|tiny|medium|big)?int(?:eger)?\b|(?:big)?serial|numeric|number\b|decimal|real|double|float|(?:small)?money|oid|year)/,
    'number',
  ],
  [/^(?:date|(?:small)?datetime|timestamp|time)/, 'date'],
  [
    /^(?:(?:tiny|medium|long|n)?text|character|n?(?:var)?char2?\b|citext|uuid|uniqueidentifier|name$|inet|cidr|"char"|xml|clob|enum)/,
    'string',
  ],
  [
    /^(?:jsonb?|(?:tiny|medium|long)?blob|(?:var)?binary|bytea|interval|geometry|geography|point)\b/,
    'other',
  ],
];

/** Which of the catalogue's five types a type of a database is, if it is one that we know. */
export function knownFieldType(type: string): FieldType | undefined {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1];
}

/** The same for a column that a database describes itself. */
export function fieldTypeOf(type: string): FieldType {
  return knownFieldType(type) ?? 'other';
}
