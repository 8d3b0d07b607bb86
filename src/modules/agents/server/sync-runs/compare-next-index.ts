import type { IndexComparison } from '#modules/agents/contract/index-generations.ts';
import { readDisabledFiles, readFilesOfAgent } from '../files/files.queries.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { findLiveIndex, readMissingFiles } from '../index-generations/index-generations.queries.ts';
import { askQuestions, CannotScoreError } from '../question-set/ask-questions.ts';
import { readSetQuestions } from '../question-set/question-set.queries.ts';
import { compareScores } from '../question-set/score-rules.ts';
import type { SyncRun } from './sync-run.ts';

/** Asks the live index and the next one the questions of the set, and compares which files each has. */
export async function compareWithNextIndex(
  { clock, database, modelOf, retrieval }: AgentsContext,
  { actor, agentId, index, model }: SyncRun,
  signal: AbortSignal,
): Promise<IndexComparison> {
  const { live, missing, nameOf, ...asking } = await database.inCompany(
    actor,
    async (tx) => {
      const agent = await findAgentRow(tx, actor, agentId);
      const found = await findLiveIndex(tx, agent, modelOf);
      const pair = { of: found.index.generation, in: index.generation };
      const files = await readFilesOfAgent(tx, actor, agentId);
      return {
        live: found,
        missing: await readMissingFiles(tx, index, pair),
        questions: await readSetQuestions(tx, actor, agentId),
        except: await readDisabledFiles(tx, actor, agentId),
        nameOf: new Map(files.map(({ id, filename }) => [id, filename])),
      };
    },
    { readOnly: true },
  );
  const at = clock.now().toISOString();
  const ask = (target: Pick<SyncRun, 'index' | 'model'>) =>
    askQuestions(retrieval, { ...asking, ...target, nameOf, signal });
  try {
    const before = await ask({ index: live.index, model: live.model });
    const { lost, ...figures } = compareScores(before, await ask({ index, model }));
    const questionOf = new Map(asking.questions.map(({ id, question }) => [id, question]));
    return {
      at,
      before: figures.before,
      after: figures.after,
      lost: lost.flatMap((id) => questionOf.get(id) ?? []),
      files_missing: missing,
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof CannotScoreError)) throw error;
    const none = compareScores([], []);
    const { before, after } = none;
    return { at, before, after, lost: [], files_missing: missing, failure: error.reason };
  }
}

/** Whether a new index finds everything that the live one finds, so that nobody needs to decide. */
export function findsNoLess({
  before,
  after,
  lost,
  files_missing,
  failure,
}: IndexComparison): boolean {
  return (
    failure === null &&
    lost.length === 0 &&
    files_missing.length === 0 &&
    after.first >= before.first &&
    after.within_five >= before.within_five
  );
}
