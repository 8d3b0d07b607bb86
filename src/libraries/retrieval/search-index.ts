import { BestScores, fusedScore } from './fuse-scores.ts';
import { documentTerms, questionTerms } from './keyword-terms.ts';
import { TermPostings } from './term-postings.ts';
import { VectorRows } from './vector-rows.ts';

/** Of BM25: how soon further occurrences stop counting, and how much long chunks lose. */
const SATURATION = 0.4;
const LENGTH_SHARE = 0.75;
/** A whole word means more than one of the runs of letters in it. */
const WORD_WEIGHT = 1.5;
/** Removed chunks stay in the postings until there are this many, and this share. */
const COMPACT_FROM = 1_000;
const COMPACT_SHARE = 0.25;

const REMOVED = -1;

export interface IndexedChunk {
  readonly fileId: string;
  readonly chunkNo: number;
  readonly text: string;
  readonly embedding?: Int8Array;
}

export interface KnownSimilarity {
  readonly fileId: string;
  readonly chunkNo: number;
  readonly similarity: number;
}

export interface Question {
  readonly text: string;
  /** Compared with the vectors of the index. */
  readonly vector?: Float32Array;
  /** The similarities found by another engine, in place of a vector; other chunks count as not similar. */
  readonly similarities?: readonly KnownSimilarity[];
  readonly vectorWeight: number;
  readonly limit: number;
  /** Files that are excluded. */
  readonly except?: readonly string[];
  /** The only file that is searched. */
  readonly only?: string;
}

export interface FoundChunk {
  readonly fileId: string;
  readonly chunkNo: number;
  /** 0 to 1. */
  readonly score: number;
}

interface IndexedFile {
  readonly fileId: string;
  /** The number of each chunk's document, by chunk number. */
  documents: number[];
}

/** One agent's chunks in memory, searched exactly: BM25 over letters and words, fused with similarity. */
export class SearchIndex {
  #postings = new TermPostings();
  #vectors: VectorRows;
  #files = new Map<string, IndexedFile>();
  /** Of each document: its file, its chunk number, the number of its terms or `REMOVED`. */
  #owners: IndexedFile[] = [];
  #chunkNos: number[] = [];
  #lengths: number[] = [];
  #living = 0;
  #totalLength = 0;

  constructor(dimensions: number) {
    this.#vectors = new VectorRows(dimensions);
  }

  get chunks(): number {
    return this.#living;
  }

  get bytes(): number {
    return this.#postings.bytes + this.#vectors.bytes + this.#lengths.length * 24;
  }

  add(chunks: readonly IndexedChunk[]): void {
    for (const { fileId, chunkNo, text, embedding } of chunks) {
      const file = this.#files.get(fileId) ?? { fileId, documents: [] };
      this.#files.set(fileId, file);
      const document = this.#lengths.length;
      let length = 0;
      documentTerms(text, (high, low) => {
        length += 1;
        this.#postings.count(high, low, document);
      });
      if (embedding !== undefined) this.#vectors.set(document, embedding);
      file.documents[chunkNo] = document;
      this.#owners.push(file);
      this.#chunkNos.push(chunkNo);
      this.#lengths.push(length);
      this.#living += 1;
      this.#totalLength += length;
    }
  }

  removeFile(fileId: string): void {
    for (const document of this.#files.get(fileId)?.documents ?? []) {
      this.#totalLength -= this.#lengths[document] ?? 0;
      this.#lengths[document] = REMOVED;
      this.#living -= 1;
    }
    this.#files.delete(fileId);
    const removed = this.#lengths.length - this.#living;
    if (removed >= COMPACT_FROM && removed > this.#lengths.length * COMPACT_SHARE) this.#compact();
  }

  search(question: Question): FoundChunk[] {
    const keywords = this.#keywordScores(question.text);
    const best = this.#best(question, keywords);
    return best.list().flatMap(({ document, score }) => {
      const file = this.#owners[document];
      const chunkNo = this.#chunkNos[document];
      if (file === undefined || chunkNo === undefined) return [];
      return [{ fileId: file.fileId, chunkNo, score: Math.min(1, score) }];
    });
  }

  /** Compares vectors only where they can lift a chunk among the best: first of those whose words fit best. */
  #best(question: Question, keywords: Float32Array): BestScores {
    const { vectorWeight, limit } = question;
    const takesPart = this.#filter(question);
    const similarityOf = this.#similarities(question);
    const byWords = new BestScores(limit);
    for (let document = 0; document < keywords.length; document += 1) {
      const keyword = keywords[document] ?? 0;
      if (keyword <= byWords.worst || this.#lengths[document] === REMOVED) continue;
      if (takesPart(document)) byWords.offer(document, keyword);
    }
    const best = new BestScores(limit);
    const compared = new Set<number>();
    const compare = (document: number, keyword: number) => {
      const score = fusedScore(keyword, similarityOf(document), vectorWeight);
      if (score > 0) best.offer(document, score);
    };
    for (const { document, score } of byWords.list()) {
      compared.add(document);
      compare(document, score);
    }
    for (let document = 0; document < keywords.length; document += 1) {
      const keyword = keywords[document] ?? 0;
      if (Math.max(keyword, fusedScore(keyword, 1, vectorWeight)) <= best.worst) continue;
      if (this.#lengths[document] === REMOVED || compared.has(document)) continue;
      if (takesPart(document)) compare(document, keyword);
    }
    return best;
  }

  #filter({ except = [], only }: Question): (document: number) => boolean {
    if (only !== undefined) {
      const file = this.#files.get(only);
      return (document) => this.#owners[document] === file;
    }
    if (except.length === 0) return () => true;
    const excepted = new Set(except.map((fileId) => this.#files.get(fileId)));
    return (document) => !excepted.has(this.#owners[document]);
  }

  /** The share of the question's information that is in each chunk: rare terms carry much, common ones little. */
  #keywordScores(text: string): Float32Array {
    const scores = new Float32Array(this.#lengths.length);
    const dampening = this.#lengthShares();
    let information = 0;
    for (const { term, weight } of this.#termsOf(text)) {
      const found = term < 0 ? 0 : this.#documentsWith(term);
      const carried = weight * Math.log(1 + (this.#living - found + 0.5) / (found + 0.5));
      information += carried;
      if (found > 0)
        this.#postings.addScores(term, { gain: carried * (SATURATION + 1), dampening, scores });
    }
    if (information > 0) {
      for (let document = 0; document < scores.length; document += 1) {
        scores[document] = (scores[document] ?? 0) / information;
      }
    }
    return scores;
  }

  /** How much the terms of each chunk lose by its length. */
  #lengthShares(): Float32Array {
    const averageLength = this.#totalLength / Math.max(1, this.#living);
    const share = (SATURATION * LENGTH_SHARE) / averageLength;
    return Float32Array.from(
      this.#lengths,
      (length) => SATURATION * (1 - LENGTH_SHARE) + share * length,
    );
  }

  /** Each term of a question once; -1 for one that no chunk contains. */
  #termsOf(text: string): { term: number; weight: number }[] {
    const terms = new Map<string, { term: number; weight: number }>();
    questionTerms(text, (high, low, isWord) => {
      const term = this.#postings.find(high, low);
      terms.set(`${high} ${low}`, { term, weight: isWord ? WORD_WEIGHT : 1 });
    });
    return [...terms.values()];
  }

  #documentsWith(term: number): number {
    if (this.#living === this.#lengths.length) return this.#postings.lengthOf(term);
    let living = 0;
    this.#postings.visit(term, (document) => {
      if (this.#lengths[document] !== REMOVED) living += 1;
    });
    return living;
  }

  /** NaN where a chunk has no similarity to the question. */
  #similarities({ vector, similarities }: Question): (document: number) => number {
    if (vector !== undefined) return this.#vectors.comparison(vector);
    if (similarities === undefined) return () => Number.NaN;
    const known = new Map<number | undefined, number>();
    for (const { fileId, chunkNo, similarity } of similarities) {
      known.set(this.#files.get(fileId)?.documents[chunkNo], similarity);
    }
    return (document) => known.get(document) ?? 0;
  }

  #compact(): void {
    const newNumbers = new Int32Array(this.#lengths.length).fill(REMOVED);
    const kept = [...this.#lengths.keys()].filter(
      (document) => this.#lengths[document] !== REMOVED,
    );
    for (const [number, document] of kept.entries()) newNumbers[document] = number;
    this.#postings = this.#postings.renumbered(newNumbers);
    this.#vectors = this.#vectors.renumbered(newNumbers);
    this.#owners = pick(this.#owners, kept);
    this.#chunkNos = pick(this.#chunkNos, kept);
    this.#lengths = pick(this.#lengths, kept);
    for (const file of this.#files.values()) {
      file.documents = file.documents.map((document) => newNumbers[document] ?? REMOVED);
    }
  }
}

function pick<Value>(values: readonly Value[], indexes: readonly number[]): Value[] {
  return indexes.flatMap((index) => {
    const value = values[index];
    return value === undefined ? [] : [value];
  });
}
