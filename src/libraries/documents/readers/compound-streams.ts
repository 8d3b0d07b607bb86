import { CFB } from '@e965/xlsx';
import { z } from 'zod';

type Parse = (bytes: Buffer, options: { type: 'buffer' }) => unknown;
/** The package declares this export as `any`. */
const librarySchema = z.object({
  read: z.custom<Parse>((value) => typeof value === 'function'),
});
const library = librarySchema.parse(CFB);

/** The parser has a list for a stream without bytes. */
const bytesSchema = z.union([
  z.instanceof(Uint8Array),
  z.array(z.number()).transform((bytes) => Uint8Array.from(bytes)),
]);
const containerSchema = z.object({
  FullPaths: z.array(z.string()),
  FileIndex: z.array(z.object({ content: bytesSchema.optional() })),
});

/** Streams of a compound file (doc, ppt), by their path in small letters: programs write both. */
export function compoundStreams(bytes: Buffer): Map<string, Buffer> {
  const container = containerSchema.parse(library.read(bytes, { type: 'buffer' }));
  const streams = new Map<string, Buffer>();
  for (const [index, path] of container.FullPaths.entries()) {
    const content = container.FileIndex[index]?.content;
    if (content === undefined) continue;
    const [, ...names] = path.split('/');
    streams.set(
      names.join('/').toLowerCase(),
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    );
  }
  return streams;
}
