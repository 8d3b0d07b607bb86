import type { z } from 'zod';
import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { readDisabledFiles, readFilesOfAgent } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { findLiveIndex } from '../index-generations/index-generations.queries.ts';
import type { ModelOf } from '../agents/index-settings.ts';
import { askQuestions, CannotScoreError } from './ask-questions.ts';
import { readSetQuestions } from './question-set.queries.ts';
import { failScore, storeScore } from './store-score.ts';
import { findWaitingScore } from './request-score.ts';
import { scoreQuestionSet } from './score-question-set.ts';

type Payload = z.output<typeof scoreQuestionSet.payload>;

/** Scores question sets; a score that was computed is not computed again. */
export function scoreQuestionSetJob(context: AgentsContext): JobHandler {
  const { database, modelOf, retrieval } = context;

  return handleJob(scoreQuestionSet, async (payload, { signal }) => {
    const task = await database.inCompany(payload, (tx) => read(tx, payload, modelOf));
    if (task === undefined) return;
    const { agent, actor, live, ...asking } = task;
    const { agentId, scoreId } = payload;
    const { index, model, row: settings } = live;
    try {
      const results = await askQuestions(retrieval, { index, model, ...asking, signal });
      await database.inCompany(payload, (tx) =>
        storeScore(tx, actor, { agent, settings, scoreId, results }),
      );
    } catch (error) {
      if (!(error instanceof CannotScoreError)) throw error;
      await database.inCompany(payload, (tx) =>
        failScore(tx, actor, { agentId, scoreId, failure: error.reason }),
      );
    }
  });
}

async function read(
  tx: Parameters<typeof findWaitingScore>[0],
  { companyId, agentId, scoreId }: Payload,
  modelOf: ModelOf,
) {
  const actor = await findWaitingScore(tx, { companyId, scoreId });
  if (actor === undefined) return undefined;
  const files = await readFilesOfAgent(tx, { companyId }, agentId);
  const agent = await findAgentRow(tx, { companyId }, agentId);
  return {
    actor,
    agent,
    live: await findLiveIndex(tx, agent, modelOf),
    questions: await readSetQuestions(tx, { companyId }, agentId),
    except: await readDisabledFiles(tx, { companyId }, agentId),
    nameOf: new Map(files.map(({ id, filename }) => [id, filename])),
  };
}
