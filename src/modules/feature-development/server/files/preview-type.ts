import type { previewKinds } from '#modules/feature-development/contract/files.ts';

interface ContentType {
  readonly mime_type: string;
  readonly preview: (typeof previewKinds)[number] | null;
}

/** How contents begin that a browser shows by itself and that run nothing in it. */
const SHOWN: readonly (readonly [start: Buffer, ContentType])[] = [
  [Buffer.from('89504e470d0a1a0a', 'hex'), { mime_type: 'image/png', preview: 'image' }],
  [Buffer.from('ffd8ff', 'hex'), { mime_type: 'image/jpeg', preview: 'image' }],
  [Buffer.from('GIF8'), { mime_type: 'image/gif', preview: 'image' }],
  [Buffer.from('%PDF-'), { mime_type: 'application/pdf', preview: 'pdf' }],
];

/** How many bytes tell. */
export const TELLING_BYTES = 8;

/** What a content is, by how it begins; all that is not shown is nobody's business here. */
export function previewTypeOf(beginning: Buffer): ContentType {
  const [, type] = SHOWN.find(([start]) => beginning.subarray(0, start.length).equals(start)) ?? [];
  return type ?? { mime_type: 'application/octet-stream', preview: null };
}
