import type { DocumentExtension } from './document-types.ts';
import { documentLimits } from './limits.ts';
import { createReadingPool, type PoolLimits } from './process/reading-pool.ts';
import type { ReadingResult } from './process/run-job.ts';
import type { TextEncoding } from './text-encodings.ts';
import { sniffFile } from './sniff-file.ts';

/** An uploaded file on disk; the path may be a storage key, the name is what people call it. */
export interface DocumentFile {
  path: string;
  filename: string;
  extension: DocumentExtension;
  /** Chosen by a person for a text file whose encoding was assumed wrongly. */
  encoding?: TextEncoding;
}

interface ExtractOptions {
  readonly signal: AbortSignal;
  /** The company whose document it is: companies take turns. */
  readonly owner?: string;
}

export interface TextExtractor {
  extractText: (file: DocumentFile, options: ExtractOptions) => Promise<ReadingResult>;
  close: () => void;
}

export function createTextExtractor(limits: PoolLimits = documentLimits): TextExtractor {
  const pool = createReadingPool(limits);
  return {
    async extractText({ path, filename, extension, encoding }, { signal, owner = '' }) {
      try {
        const refusal = await sniffFile(path, extension);
        if (refusal !== undefined) return { ok: false, ...refusal };
        return await pool.read({ path, extension, encoding }, { owner, signal });
      } catch (error) {
        signal.throwIfAborted();
        throw new Error(`Could not read ${filename}`, { cause: error });
      }
    },
    close: pool.close,
  };
}
