import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import type {
  askRoute,
  questionLimits,
  retrieveRoute,
} from '#modules/agents/contract/questions.routes.ts';

const retrieve = endpoint<typeof retrieveRoute>('POST', '/v1/agents/:id/retrieve');
const ask = endpoint<typeof askRoute>('POST', '/v1/agents/:id/ask');

// Held to the contract's figures by its type; the contract itself would bring the validator along.
export const limits: typeof questionLimits = { question: 2_000, passages: 50, passagesOfAsk: 5 };

interface Question {
  readonly agentId: string;
  readonly question: string;
  /** Tells one asking from another; neither the passages nor the answer are asked for twice. */
  readonly number: number;
}

const once = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
  meta: { persist: false },
};

/** The passages which the workflow gets too. They are there long before its answer. */
export const passagesQuery = ({ agentId, question, number }: Question) =>
  queryOptions({
    ...once,
    queryKey: ['question', 'passages', agentId, number],
    queryFn: ({ signal }) =>
      call(retrieve, {
        params: { id: agentId },
        body: { query: question, top_k: limits.passagesOfAsk },
        signal,
      }),
  });

export const answerQuery = ({
  agentId,
  question,
  number,
  session,
}: Question & { readonly session: string }) =>
  queryOptions({
    ...once,
    queryKey: ['question', 'answer', agentId, number],
    queryFn: ({ signal }) =>
      call(ask, { params: { id: agentId }, body: { question, session_id: session }, signal }),
  });
