import * as routes from '#modules/agents/contract/questions.routes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from './agents-context.ts';
import { findAgentRow } from './agents.queries.ts';
import { retrievePassages } from './usecases/retrieve-passages.ts';
import { askWebhook } from './webhook/ask-webhook.ts';

/** Questions to agents. Searching and calling the workflow happen outside any transaction. */
export function serveQuestions(serve: Serve, context: AgentsContext): void {
  const { database, outbound, translator } = context;
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
    const outcome = await askWebhook(outbound, { agent, question, sessionId, passages });
    const found = { passages, without_vectors: withoutVectors };
    if ('text' in outcome) {
      return { ...found, answer: { text: outcome.text, latency_ms: outcome.latencyMs } };
    }
    const { failure, status } = outcome;
    const message = translator.translate(scope.language, `agents:webhook_failures.${failure}`, {
      status,
    });
    return { ...found, webhook_failure: { code: failure, message } };
  });
}
