declare module 'word-extractor' {
  interface Document {
    getBody(options?: { filterUnicode?: boolean }): string;
    getHeaders(options?: { filterUnicode?: boolean; includeFooters?: boolean }): string;
    getFootnotes(options?: { filterUnicode?: boolean }): string;
    getEndnotes(options?: { filterUnicode?: boolean }): string;
    getTextboxes(options?: { filterUnicode?: boolean }): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<Document>;
  }
}
