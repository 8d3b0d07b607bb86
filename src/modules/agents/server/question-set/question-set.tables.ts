import { sql } from 'drizzle-orm';
import {
  boolean,
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
import {
  belongsTo,
  companyOwned,
  instant,
  instantNow,
  timestamps,
} from '#platform/server/database/columns.ts';
import { agentFiles } from '../files/files.tables.ts';
import { agents } from '../agents/agents.tables.ts';
import type { Retrieved } from '../agents/retrieval.ts';
import type { QuestionResult } from './score-rules.ts';

export const setQuestions = pgTable(
  'set_questions',
  {
    ...companyOwned(),
    agent_id: uuid().notNull(),
    question: text().notNull(),
    /** SHA-256 of the question in one spelling: questions may be longer than an index takes. */
    question_hash: text().notNull(),
    created_by: uuid().notNull(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    unique('set_questions_are_different').on(table.company_id, table.agent_id, table.question_hash),
    belongsTo(agents, { name: 'set_questions_of_agent', from: table, by: 'agent_id' }),
  ],
);

/** The files that contain the answer; any of them will do. */
export const setQuestionFiles = pgTable(
  'set_question_files',
  {
    company_id: integer().notNull(),
    question_id: uuid().notNull(),
    file_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.question_id, table.file_id] }),
    belongsTo(setQuestions, {
      name: 'set_question_files_of_question',
      from: table,
      by: 'question_id',
    }),
    belongsTo(agentFiles, { name: 'set_question_files_of_file', from: table, by: 'file_id' }),
    index('set_question_files_by_file').on(table.company_id, table.file_id),
  ],
);

export const questionSetScores = pgTable(
  'question_set_scores',
  {
    ...companyOwned(),
    agent_id: uuid().notNull(),
    status: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    failure: text().$type<NonNullable<Retrieved['withoutVectors']>>(),
    asked_at: instantNow(),
    asked_by: uuid().notNull(),
    asked_by_employee: integer(),
    /** The run after which it was scored. */
    sync_job_id: uuid(),
    scored_at: instant(),
    embedding_model: text().notNull().default(''),
    chunk_size: integer().notNull().default(0),
    chunk_overlap: integer().notNull().default(0),
    questions: integer().notNull().default(0),
    first: integer().notNull().default(0),
    within_five: integer().notNull().default(0),
    reciprocal_rank: real().notNull().default(0),
    /** Question by question; only of the latest score and of the one it is compared with. */
    results: jsonb().$type<QuestionResult[]>(),
    /** Worse than the last score that was not a drop. */
    dropped: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.id] }),
    uniqueIndex('question_set_scores_one_waiting')
      .on(table.company_id, table.agent_id)
      .where(sql`${table.status} = 'waiting'`),
    belongsTo(agents, { name: 'question_set_scores_of_agent', from: table, by: 'agent_id' }),
    index('question_set_scores_in_order').on(table.company_id, table.agent_id, table.id),
  ],
);
