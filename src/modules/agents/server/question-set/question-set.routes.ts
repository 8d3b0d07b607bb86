import type { Serve } from '#platform/server/http/serve.ts';
import * as routes from '#modules/agents/contract/question-set.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { lockAgentRow } from '../agents/agents.queries.ts';
import { acceptScore } from './store-score.ts';
import { addSetQuestion } from './add-set-question.ts';
import { askForScore } from './request-score.ts';
import { changeSetQuestion } from './change-set-question.ts';
import { pasteSetQuestions } from './paste-set-questions.ts';
import { removeSetQuestion } from './remove-set-question.ts';
import { listSetQuestions } from './question-set.queries.ts';
import { readReport } from './scores.queries.ts';

/** The question set of an agent, and its scores over time. */
export function serveQuestionSet(serve: Serve, { jobs, translator }: AgentsContext): void {
  serve.transaction(routes.listSetQuestionsRoute, ({ tx, scope, params, query }) =>
    listSetQuestions(tx, scope, { agentId: params.id, query }),
  );

  serve.transaction(routes.addSetQuestionRoute, ({ tx, scope, params, body }) =>
    addSetQuestion(tx, scope, { agentId: params.id, input: body }),
  );

  serve.transaction(routes.pasteSetQuestionsRoute, ({ tx, scope, params, body }) =>
    pasteSetQuestions(tx, scope, { agentId: params.id, text: body.text, translator }),
  );

  serve.transaction(routes.changeSetQuestionRoute, ({ tx, scope, params, body }) =>
    changeSetQuestion(tx, scope, { id: params.id, ...body }),
  );

  serve.transaction(routes.removeSetQuestionRoute, async ({ tx, scope, params }) => {
    await removeSetQuestion(tx, scope, params.id);
    return undefined;
  });

  serve.transaction(routes.qualityReportRoute, ({ tx, scope, params }) =>
    readReport(tx, scope, params.id),
  );

  serve.transaction(routes.scoreQuestionSetRoute, async ({ tx, scope, params }) => {
    await lockAgentRow(tx, scope, params.id);
    await askForScore(tx, scope, { agentId: params.id, syncJobId: null, jobs });
    return readReport(tx, scope, params.id);
  });

  serve.transaction(routes.acceptScoreRoute, async ({ tx, scope, params }) => {
    await lockAgentRow(tx, scope, params.id);
    await acceptScore(tx, scope, params.id);
    return readReport(tx, scope, params.id);
  });
}
