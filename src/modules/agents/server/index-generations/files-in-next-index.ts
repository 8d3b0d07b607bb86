import { READ_OTHERWISE, type AgentFileRow } from '../files/files.queries.ts';

/** What an index that is not live has of a file. */
export interface AsideBook {
  readonly fileId: string;
  readonly contentHash: string | null;
  readonly chunks: number;
}

/** Files as the next index sees them: indexed or not, whatever is in the live one. */
export function filesSeenBeside(
  files: readonly AgentFileRow[],
  { books, settings }: { books: readonly AsideBook[]; settings: string },
): AgentFileRow[] {
  const bookOf = new Map(books.map((book) => [book.fileId, book]));
  return files.map((file): AgentFileRow => {
    // It was read before another encoding was chosen, like what answers.
    const isOutdated = file.indexed_content_hash === READ_OTHERWISE;
    const book = isOutdated ? undefined : bookOf.get(file.id);
    const contentHash = book?.contentHash ?? null;
    return {
      ...file,
      status: 'ready',
      indexed_content_hash: contentHash,
      indexed_settings: contentHash === null ? null : settings,
      chunks_count: book?.chunks ?? null,
    };
  });
}
