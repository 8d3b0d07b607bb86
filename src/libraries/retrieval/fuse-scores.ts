/**
 * One score from both legs. Each is a share of the same thing, how much of the question a chunk answers,
 * so they are added by weight: a chunk that only one leg finds gets that leg's share and stays a candidate.
 * Where there is no vector to compare, the keyword leg decides alone, on the same scale.
 */
export function fusedScore(keyword: number, similarity: number, vectorWeight: number): number {
  if (Number.isNaN(similarity)) return keyword;
  return (1 - vectorWeight) * keyword + vectorWeight * Math.max(0, similarity);
}

/** Collects the highest scores seen, best first; of equal scores the earlier stays ahead. */
export class BestScores {
  readonly #limit: number;
  readonly #best: { document: number; score: number }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(document: number, score: number): void {
    const worst = this.#best.at(-1);
    if (this.#best.length === this.#limit && worst !== undefined && score <= worst.score) return;
    let place = this.#best.length;
    while (place > 0 && (this.#best[place - 1]?.score ?? 0) < score) place -= 1;
    this.#best.splice(place, 0, { document, score });
    if (this.#best.length > this.#limit) this.#best.pop();
  }

  /** What a score has to exceed to be among the best. */
  get worst(): number {
    return this.#best.length < this.#limit ? -Infinity : (this.#best.at(-1)?.score ?? -Infinity);
  }

  list(): readonly { readonly document: number; readonly score: number }[] {
    return this.#best;
  }
}
