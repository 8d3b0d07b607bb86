import type { TurnMessage } from '#modules/agents/contract/conversations.ts';
import * as routes from '#modules/agents/contract/conversations.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { sendEvents } from '#platform/server/http/send-events.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { askInConversation } from './ask-in-conversation.ts';
import { cancelTurn } from './cancel-turn.ts';
import { deleteConversation } from './delete-conversation.ts';
import { rateTurn } from './rate-turn.ts';
import { renameConversation } from './rename-conversation.ts';
import { startConversation } from './start-conversation.ts';
import { answerTurn } from './answer-turn.ts';
import { describeTurn, listConversations, readConversation } from './conversations.queries.ts';

/** Conversations of people with agents. `running` has the answers that outlive their listeners. */
export function serveConversations(
  serve: Serve,
  context: AgentsContext,
  running: Set<Promise<void>>,
): void {
  const { database, translator } = context;

  serve.transaction(routes.listConversationsRoute, ({ tx, scope, params, query }) =>
    findAgentRow(tx, scope, params.id).then(({ id }) =>
      listConversations(tx, scope, { agentId: id, query }),
    ),
  );

  serve.transaction(routes.startConversationRoute, async ({ tx, scope, params }) => {
    const id = await startConversation(tx, scope, params.id);
    return readConversation(tx, scope, { id, translator });
  });

  serve.transaction(routes.getConversationRoute, ({ tx, scope, params }) =>
    readConversation(tx, scope, { id: params.id, translator }),
  );

  serve.transaction(routes.renameConversationRoute, async ({ tx, scope, params, body }) => {
    await renameConversation(tx, scope, { id: params.id, title: body.title });
    return readConversation(tx, scope, { id: params.id, translator });
  });

  serve.transaction(routes.deleteConversationRoute, async ({ tx, scope, params }) => {
    await deleteConversation(tx, scope, params.id);
    return undefined;
  });

  serve.outside(routes.askInConversationRoute, async ({ scope, params, body, reply }) => {
    const asking = { conversationId: params.id, question: body.question };
    const { agent, turn } = await ask(scope, asking);
    return sendEvents<TurnMessage>(reply, (send) => {
      send({ type: 'turn', turn: describeTurn(turn, scope, translator) });
      const answer = answerTurn(context, scope, {
        agent,
        turn,
        closing: serve.closing,
        send,
      });
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    });
  });

  serve.transaction(routes.cancelTurnRoute, async ({ tx, scope, params }) =>
    describeTurn(await cancelTurn(tx, scope, params.id), scope, translator),
  );

  serve.transaction(routes.rateTurnRoute, async ({ tx, scope, params, body }) =>
    describeTurn(await rateTurn(tx, scope, { id: params.id, ...body }), scope, translator),
  );

  function ask(scope: Scope, asking: Parameters<typeof askInConversation>[2]) {
    return database.inCompany(scope, async (tx) => {
      const { conversation, turn } = await askInConversation(tx, scope, asking);
      return { turn, agent: await findAgentRow(tx, scope, conversation.agent_id) };
    });
  }
}
