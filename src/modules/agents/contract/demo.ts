import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { passage } from './questions.ts';

/**
 * A substitute for the workflow behind a webhook, served only in demonstrations. It answers only from the
 * passages that come with the question.
 */
export const demoWorkflowRoute = defineRoute({
  method: 'POST',
  path: '/api/demo/workflow',
  access: 'public',
  summary: 'Stand-in for a chat workflow, in demonstrations only',
  body: z.object({
    action: z.literal('sendMessage'),
    chatInput: z.string().max(10_000),
    sessionId: z.string().max(200),
    metadata: z.object({ passages: z.array(passage).max(50) }),
  }),
  answers: { 200: z.object({ output: z.string() }) },
});
