import { demoWorkflowRoute } from '#modules/agents/contract/demo.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import { answerFromPassages } from './answer-from-passages.ts';

const CALLS_PER_MINUTE = 300;

/** The workflow of the example agents, so that they answer without any other program. */
export function serveDemoWorkflow(serve: Serve, { translator }: AgentsContext): void {
  serve.outside(
    demoWorkflowRoute,
    async ({ body: { chatInput, metadata } }) => ({
      output: answerFromPassages(translator, {
        question: chatInput,
        passages: metadata.passages,
      }),
    }),
    { perMinute: CALLS_PER_MINUTE },
  );
}
