import { z } from 'zod';
import { instant, recordId } from '#platform/contract/ids.ts';
import { question } from './questions.routes.ts';

export const questionSetLimits = {
  questions: 500,
  files: 20,
  /** Characters that are pasted at once. */
  paste: 200_000,
  /** Scores that are kept; the oldest go first. */
  scores: 200,
} as const;

/** Passages that are looked at for a question; a file that comes later counts as not found. */
export const placesLookedAt = 10;

/** As many passages as Ask shows. */
export const placesShown = 5;

const expectedFile = z.object({ file_id: recordId, filename: z.string() });

/** Where the expected file came when the question was last scored, and which files came first. */
const questionResult = z.object({
  /** 1 is the first passage; null is not among those looked at. */
  place: z.number().int().nullable(),
  /** Names of the files of the first passages, best first. */
  found: z.array(z.string()),
});

/** A question that an agent must be able to answer, and the files that hold the answer. */
export const setQuestion = z.object({
  id: recordId,
  question: z.string(),
  /** Any of them will do. Empty when all were deleted: the question is then not scored. */
  files: z.array(expectedFile),
  /** Null until it was scored as it stands. */
  result: questionResult.nullable(),
  updated_at: instant,
});

export type SetQuestion = z.output<typeof setQuestion>;

const fields = {
  question,
  file_ids: z
    .array(recordId)
    .min(1, 'agents:errors.expected_file_required')
    .max(questionSetLimits.files),
};

export const setQuestionInput = z.strictObject(fields);

export type SetQuestionInput = z.output<typeof setQuestionInput>;

/** How many questions found their file in which place. */
export const qualityFigures = z.object({
  questions: z.number().int(),
  first: z.number().int(),
  within_five: z.number().int(),
  /** The mean of one divided by the place; 1 is the best. */
  reciprocal_rank: z.number(),
});

export type QualityFigures = z.output<typeof qualityFigures>;

/** What a whole question set came to at one moment. */
export const questionSetScore = qualityFigures.extend({
  id: recordId,
  scored_at: instant,
  /** The run after which it was scored; null when somebody asked for it. */
  sync_job_id: recordId.nullable(),
  embedding_model: z.string(),
  chunk_size: z.number().int(),
  chunk_overlap: z.number().int(),
});

export type QuestionSetScore = z.output<typeof questionSetScore>;

/** How good an agent's search is by its question set, now and over time. */
export const qualityReport = z.object({
  questions: z.number().int(),
  /** Questions that are not scored, as all their files were deleted. */
  without_file: z.number().int(),
  /** A scoring was asked for and is not through. */
  scoring: z.boolean(),
  /** Why the last scoring gave no score. */
  failure: z
    .object({ code: z.enum(['model-unavailable', 'index-unavailable']), at: instant })
    .nullable(),
  /** Oldest first. */
  scores: z.array(questionSetScore),
  /** Figures over the questions which both scores asked, while fewer find their file than before. */
  drop: z.object({ before: qualityFigures, after: qualityFigures, since: instant }).nullable(),
});

export type QualityReport = z.output<typeof qualityReport>;

/** A line that was not taken, and why. */
const refusedLine = z.object({
  /** Counted from 1, as in the pasted text. */
  row: z.number().int(),
  text: z.string(),
  code: z.string(),
  message: z.string(),
});

export const pasteOutcome = z.object({
  added: z.number().int(),
  refused: z.array(refusedLine),
});

export type PasteOutcome = z.output<typeof pasteOutcome>;
