import type { z } from 'zod';
import { handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { readDisabledFiles, readFilesOfAgent } from '../agent-files.queries.ts';
import type { AgentsContext } from '../agents-context.ts';
import { findAgentRow } from '../agents.queries.ts';
import { askQuestions, CannotScoreError } from '../question-set/ask-questions.ts';
import { readSetQuestions } from '../question-set/question-set.queries.ts';
import { failScore, storeScore } from '../usecases/store-score.ts';
import { takeOnScore } from '../usecases/ask-for-score.ts';
import { scoreQuestionSet } from './score-question-set.ts';

type Payload = z.output<typeof scoreQuestionSet.payload>;

/** Scores question sets; a score that was got is not got again. */
export function scoreQuestionSetJob(context: AgentsContext): JobHandler {
  const { database, modelOf, retrieval } = context;

  return handleJob(scoreQuestionSet, async (payload, { signal }) => {
    const task = await database.inCompany(payload, (tx) => read(tx, payload));
    if (task === undefined) return;
    const { agent, actor, ...asking } = task;
    const { companyId, agentId, scoreId } = payload;
    const index = { companyId, agentId };
    const model = modelOf(agent.embeddingModel);
    try {
      const results = await askQuestions(retrieval, { index, model, ...asking, signal });
      await database.inCompany(payload, (tx) => storeScore(tx, actor, { agent, scoreId, results }));
    } catch (error) {
      if (!(error instanceof CannotScoreError)) throw error;
      await database.inCompany(payload, (tx) =>
        failScore(tx, actor, { agentId, scoreId, failure: error.reason }),
      );
    }
  });
}

async function read(
  tx: Parameters<typeof takeOnScore>[0],
  { companyId, agentId, scoreId }: Payload,
) {
  const actor = await takeOnScore(tx, { companyId, scoreId });
  if (actor === undefined) return undefined;
  const files = await readFilesOfAgent(tx, { companyId }, agentId);
  return {
    actor,
    agent: await findAgentRow(tx, { companyId }, agentId),
    questions: await readSetQuestions(tx, { companyId }, agentId),
    except: await readDisabledFiles(tx, { companyId }, agentId),
    nameOf: new Map(files.map(({ id, filename }) => [id, filename])),
  };
}
