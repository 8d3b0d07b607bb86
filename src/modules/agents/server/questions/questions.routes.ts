import * as routes from '#modules/agents/contract/questions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { retrievePassages } from './retrieve-passages.ts';
import { callSigned } from '../webhook/call-signed.ts';
import { workflowQuestion } from '../webhook/workflow-question.ts';

/** Questions to agents. Searching and calling the workflow happen outside any transaction. */
export function serveQuestions(serve: Serve, context: AgentsContext): void {
  const { database, translator } = context;
  const findAgent = (scope: Scope, id: string) =>
    database.inCompany(scope, (tx) => findAgentRow(tx, scope, id), { readOnly: true });

  serve.outside(routes.retrieveRoute, async ({ scope, params, body }) => {
    const agent = await findAgent(scope, params.id);
    const search = { agent, query: body.query, topK: body.top_k };
    const { passages, withoutVectors } = await retrievePassages(context, scope, search);
    return { data: passages, without_vectors: withoutVectors };
  });

  serve.outside(routes.askRoute, async ({ scope, params, body }) => {
    const agent = await findAgent(scope, params.id);
    const { question, session_id: sessionId } = body;
    const search = { agent, query: question, topK: routes.questionLimits.passagesOfAsk };
    const { passages, withoutVectors } = await retrievePassages(context, scope, search);
    const outcome = await callSigned(
      context,
      { companyId: scope.companyId, agentId: agent.id },
      {
        url: agent.chat_webhook_url,
        json: workflowQuestion({ agent, question, sessionId, passages }),
      },
    );
    const found = { passages, without_vectors: withoutVectors };
    const { failure: code, status, text, latencyMs } = outcome;
    if (code === null) return { ...found, answer: { text, latency_ms: latencyMs } };
    const key = `agents:webhook_failures.${code}`;
    const message = translator.translate(scope.language, key, { status });
    return { ...found, webhook_failure: { code, message } };
  });
}
