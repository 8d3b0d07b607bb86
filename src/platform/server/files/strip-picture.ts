import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore, ReceivedContent } from './file-store.ts';
import { withoutFacts } from './picture-facts.ts';

/**
 * The content of a picture that says neither where nor with what it was taken, in place of the one that was
 * received; undefined where the picture is damaged.
 */
export async function stripPicture(
  files: FileStore,
  received: ReceivedContent,
): Promise<ReceivedContent | undefined> {
  const content = await readFile(received.path);
  const bare = withoutFacts(content);
  if (bare === undefined || bare.equals(content)) return bare && received;
  const stripped = await files.receive(Readable.from([bare]), bare.length);
  await files.discard(received);
  return stripped;
}
