import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companyOwned, instant, timestamps } from '#platform/server/database/columns.ts';
import { agentFiles } from '../agent-files.tables.ts';
import { agents } from '../agents.tables.ts';
import type { Retrieved } from '../retrieval/types.ts';
import type { QuestionResult } from './score-rules.ts';

/** Questions by which an agent's search is measured. */
export const setQuestions = pgTable(
  'set_questions',
  {
    ...companyOwned(),
    agentId: uuid('agent_id').notNull(),
    question: text('question').notNull(),
    /** SHA-256 of the question in one spelling: questions may be longer than an index takes. */
    questionHash: text('question_hash').notNull(),
    createdBy: uuid('created_by').notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('set_questions_are_different').on(table.companyId, table.agentId, table.questionHash),
    foreignKey({
      name: 'set_questions_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
  ],
);

/** The files that hold the answer; any of them will do. */
export const setQuestionFiles = pgTable(
  'set_question_files',
  {
    companyId: integer('company_id').notNull(),
    questionId: uuid('question_id').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.questionId, table.fileId] }),
    foreignKey({
      name: 'set_question_files_of_question',
      columns: [table.companyId, table.questionId],
      foreignColumns: [setQuestions.companyId, setQuestions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'set_question_files_of_file',
      columns: [table.companyId, table.fileId],
      foreignColumns: [agentFiles.companyId, agentFiles.id],
    }).onDelete('cascade'),
    index('set_question_files_by_file').on(table.companyId, table.fileId),
  ],
);

/** What a question set came to, each time it was scored. */
export const questionSetScores = pgTable(
  'question_set_scores',
  {
    ...companyOwned(),
    agentId: uuid('agent_id').notNull(),
    status: text('status', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    failure: text('failure').$type<NonNullable<Retrieved['withoutVectors']>>(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    askedBy: uuid('asked_by').notNull(),
    askedByEmployee: integer('asked_by_employee'),
    /** The run after which it was scored. */
    syncJobId: uuid('sync_job_id'),
    scoredAt: instant('scored_at'),
    embeddingModel: text('embedding_model').notNull().default(''),
    chunkSize: integer('chunk_size').notNull().default(0),
    chunkOverlap: integer('chunk_overlap').notNull().default(0),
    questions: integer('questions').notNull().default(0),
    first: integer('first').notNull().default(0),
    withinFive: integer('within_five').notNull().default(0),
    reciprocalRank: real('reciprocal_rank').notNull().default(0),
    /** Question by question; only of the latest score and of the one it is compared with. */
    results: jsonb('results').$type<QuestionResult[]>(),
    /** Worse than the last score that was not. */
    dropped: boolean('dropped').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('question_set_scores_one_waiting')
      .on(table.companyId, table.agentId)
      .where(sql`${table.status} = 'waiting'`),
    foreignKey({
      name: 'question_set_scores_of_agent',
      columns: [table.companyId, table.agentId],
      foreignColumns: [agents.companyId, agents.id],
    }).onDelete('cascade'),
    index('question_set_scores_in_order').on(table.companyId, table.agentId, table.id),
  ],
);
