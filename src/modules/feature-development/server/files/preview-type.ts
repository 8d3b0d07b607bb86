import type { previewKinds } from '#modules/feature-development/contract/files.ts';

interface ContentType {
  readonly mime_type: string;
  readonly preview: (typeof previewKinds)[number] | null;
}

/** First bytes of contents that a browser can show and that run no code in it. */
const SHOWN: readonly (readonly [start: Buffer, ContentType])[] = [
  [Buffer.from('89504e470d0a1a0a', 'hex'), { mime_type: 'image/png', preview: 'image' }],
  [Buffer.from('ffd8ff', 'hex'), { mime_type: 'image/jpeg', preview: 'image' }],
  [Buffer.from('GIF8'), { mime_type: 'image/gif', preview: 'image' }],
  [Buffer.from('%PDF-'), { mime_type: 'application/pdf', preview: 'pdf' }],
];

/** Bytes that are enough to recognise a type. */
export const SIGNATURE_BYTES = 8;

/** The type of a content by its first bytes; what cannot be shown is of no type in particular. */
export function previewTypeOf(beginning: Buffer): ContentType {
  const [, type] = SHOWN.find(([start]) => beginning.subarray(0, start.length).equals(start)) ?? [];
  return type ?? { mime_type: 'application/octet-stream', preview: null };
}
