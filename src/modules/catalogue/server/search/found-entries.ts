import { searchStages, type SearchStage } from '#modules/catalogue/contract/search.ts';
import type { Candidate } from './candidates.queries.ts';
import { containsPhrases, isLiterally, judge } from './judge-match.ts';
import type { ParsedSearch } from './parse-search.ts';

/** An entry with its best reason. */
export interface Found {
  readonly candidate: Candidate;
  readonly stage: SearchStage;
  readonly isLiteral: boolean;
}

/** The entries of one group that have been found so far, each with its best reason. */
export class FoundEntries {
  readonly search: ParsedSearch;
  readonly #most: number;
  readonly #found = new Map<string, Found>();
  #isMinimum = false;

  /** A lookup that returned `most` entries may have left others out. */
  constructor(search: ParsedSearch, most: number) {
    this.search = search;
    this.#most = most;
  }

  get size(): number {
    return this.#found.size;
  }

  /** Whether a code or name of one of them is the typed text. */
  get hasExact(): boolean {
    return [...this.#found.values()].some(({ stage }) => isExact(stage));
  }

  get count() {
    return { total: this.size, total_is_minimum: this.#isMinimum };
  }

  /** There may be more than what was found. */
  markMinimum(): void {
    this.#isMinimum = true;
  }

  /** Adds the result of one lookup, whose entries match at least for the reason `weakest`. */
  add(candidates: readonly Candidate[], weakest: SearchStage): void {
    if (candidates.length >= this.#most) this.markMinimum();
    for (const candidate of candidates) {
      if (this.#found.has(candidate.id)) continue;
      if (!containsPhrases(candidate, this.search.phrases)) continue;
      const stage = judge(candidate, this.search, weakest);
      const isLiteral = isExact(stage) && isLiterally(candidate, this.search.text);
      this.#found.set(candidate.id, { candidate, stage, isLiteral });
    }
  }

  /** The best of them: by reason, then those with the same spelling, in use, often opened and short, then by code. */
  best(limit: number): readonly Found[] {
    return [...this.#found.values()].toSorted(compare).slice(0, limit);
  }
}

function isExact(stage: SearchStage): boolean {
  return searchStages[stage] >= searchStages.exact_name;
}

function compare(one: Found, other: Found): number {
  return (
    searchStages[other.stage] - searchStages[one.stage] ||
    Number(other.isLiteral) - Number(one.isLiteral) ||
    Number(one.candidate.deprecated_at !== null) - Number(other.candidate.deprecated_at !== null) ||
    other.candidate.popularity - one.candidate.popularity ||
    one.candidate.code.length - other.candidate.code.length ||
    (one.candidate.code < other.candidate.code ? -1 : 1)
  );
}
