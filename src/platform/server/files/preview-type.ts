import type { PreviewKind } from '#platform/contract/attachments.ts';

interface ContentType {
  readonly mime_type: string;
  readonly preview: PreviewKind | null;
}

/** First bytes of contents that a browser can show and that run no code in it. */
const SHOWN = [
  { name: 'PNG', start: Buffer.from('89504e470d0a1a0a', 'hex'), mime_type: 'image/png' },
  { name: 'JPEG', start: Buffer.from('ffd8ff', 'hex'), mime_type: 'image/jpeg' },
  { name: 'GIF', start: Buffer.from('GIF8'), mime_type: 'image/gif' },
  { name: 'PDF', start: Buffer.from('%PDF-'), mime_type: 'application/pdf' },
] as const;

/** Bytes that are enough to recognise a type. */
export const SIGNATURE_BYTES = 8;

/** The type of a content by its first bytes; what cannot be shown is of no type in particular. */
export function previewTypeOf(beginning: Buffer): ContentType {
  const type = SHOWN.find(({ start }) => beginning.subarray(0, start.length).equals(start));
  if (type === undefined) return { mime_type: 'application/octet-stream', preview: null };
  return { mime_type: type.mime_type, preview: kindOf(type.mime_type) };
}

/** The names of the types that these kinds consist of, as people know them. */
export function acceptedNames(kinds: readonly PreviewKind[]): string {
  const accepted = SHOWN.filter(({ mime_type }) => kinds.includes(kindOf(mime_type)));
  return accepted.map(({ name }) => name).join(', ');
}

function kindOf(mimeType: (typeof SHOWN)[number]['mime_type']): PreviewKind {
  return mimeType === 'application/pdf' ? 'pdf' : 'image';
}
