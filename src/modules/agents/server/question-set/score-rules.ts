import { placesShown, type QualityFigures } from '#modules/agents/contract/question-set.ts';

/** The rank of the expected file of one question. */
export interface QuestionResult {
  readonly questionId: string;
  /** When the question was last changed; another question under the same id is not comparable. */
  readonly asOf: string;
  /** 1 is the first passage; null is not among those checked. */
  readonly place: number | null;
  /** Names of the files of the first passages, best first. */
  readonly found: readonly string[];
}

/** The rank of the first passage of an expected file. */
export function placeOf(
  passages: readonly { readonly fileId: string }[],
  expected: readonly string[],
): number | null {
  const at = passages.findIndex(({ fileId }) => expected.includes(fileId));
  return at < 0 ? null : at + 1;
}

/** Whether the file is among the passages that people see. */
export function isShown(place: number | null): boolean {
  return place !== null && place <= placesShown;
}

export function figuresOf(results: readonly Pick<QuestionResult, 'place'>[]): QualityFigures {
  const places = results.map(({ place }) => place);
  const reciprocal = places.reduce<number>(
    (sum, place) => sum + (place === null ? 0 : 1 / place),
    0,
  );
  return {
    questions: results.length,
    first: places.filter((place) => place === 1).length,
    within_five: places.filter(isShown).length,
    reciprocal_rank: results.length === 0 ? 0 : reciprocal / results.length,
  };
}

export interface Comparison {
  readonly before: QualityFigures;
  readonly after: QualityFigures;
  /**
   * Fewer questions find their file first, or within five. The mean reciprocal rank decides nothing: it moves
   * with every exchange of two lower ranks.
   */
  readonly dropped: boolean;
  /** Questions whose file people saw before and no longer see. */
  readonly lost: readonly string[];
}

/** Compares two scores over the questions that both asked: an added hard question is not a drop. */
export function compareScores(
  before: readonly QuestionResult[],
  after: readonly QuestionResult[],
): Comparison {
  const earlier = new Map(before.map((result) => [keyOf(result), result]));
  const pairs = after.flatMap((later) => {
    const one = earlier.get(keyOf(later));
    return one === undefined ? [] : [{ one, later }];
  });
  const figures = {
    before: figuresOf(pairs.map(({ one }) => one)),
    after: figuresOf(pairs.map(({ later }) => later)),
  };
  return {
    ...figures,
    dropped:
      figures.after.first < figures.before.first ||
      figures.after.within_five < figures.before.within_five,
    lost: pairs.flatMap(({ one, later }) =>
      isShown(one.place) && !isShown(later.place) ? [later.questionId] : [],
    ),
  };
}

function keyOf({ questionId, asOf }: QuestionResult): string {
  return `${questionId} ${asOf}`;
}
