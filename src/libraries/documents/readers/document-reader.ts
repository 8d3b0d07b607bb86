/** A stretch of a document as its format gives it, before cleaning. */
export interface RawPage {
  /** Page, slide or sheet, from 1; formats that flow have none. */
  page?: number;
  text: string;
}

/** Yields every page, also those without text. What it throws without naming a reason means `damaged`. */
export type DocumentReader = (path: string) => AsyncIterable<RawPage>;
