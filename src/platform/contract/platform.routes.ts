import { z } from 'zod';
import { defineRoute } from './route.ts';

/** Live news of the caller's company, as server-sent events. */
export const streamRoute = defineRoute({
  method: 'GET',
  path: '/v1/stream',
  access: 'member',
  summary: 'Server-sent events: what changed in the company, and progress of running work',
  answersWith: 'event-stream',
  answers: { 200: z.string() },
});
