import type { TextEncoding } from '../text-encodings.ts';

/** A stretch of a document as its format gives it, before cleaning. */
export interface RawPage {
  /** Page, slide or sheet, from 1; formats that flow have none. */
  page?: number;
  text: string;
  /** How the bytes of a text file were understood; other formats say it themselves. */
  encoding?: TextEncoding;
}

/** Yields every page, also those without text. What it throws without naming a reason means `damaged`. */
export type DocumentReader = (path: string, options: ReadingOptions) => AsyncIterable<RawPage>;

export interface ReadingOptions {
  /** The encoding that a person chose for a text file. */
  encoding?: TextEncoding;
}
