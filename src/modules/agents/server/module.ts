import { agentPermissions } from '#modules/agents/contract/agents.permissions.ts';
import type { CreateModule } from '#platform/server/module.ts';
import { serveAgentFiles } from './agent-files.routes.ts';
import type { AgentsContext } from './agents-context.ts';
import { serveAgents } from './agents.routes.ts';
import { serveDemoWorkflow } from './demo-workflow.routes.ts';
import { serveConversations } from './conversations/conversations.routes.ts';
import { handleLoadExamples } from './demo/load-examples.job.ts';
import { beginExamples } from './demo/begin-examples.ts';
import { createTextExtractor } from './documents/extract-text.ts';
import { serveFileChunks } from './file-chunks.routes.ts';
import { serveFileVersions } from './file-versions.routes.ts';
import { serveExports } from './exports.routes.ts';
import { serveIndexChecks } from './index-check.routes.ts';
import { agentInboxRules } from './inbox-rules.ts';
import { forgetInIndexJob } from './jobs/forget-in-index.job.ts';
import { removeLeftOversJob } from './jobs/remove-left-overs.job.ts';
import { runSchedulesJob } from './jobs/run-schedules.job.ts';
import { scoreQuestionSetJob } from './jobs/score-question-set.job.ts';
import { syncDocumentsJob } from './jobs/sync-documents.job.ts';
import { serveGenerations } from './generations/generations.routes.ts';
import { serveKnowledgeGaps } from './knowledge-gaps/knowledge-gaps.routes.ts';
import { serveQuestionSet } from './question-set/question-set.routes.ts';
import { serveQuestions } from './questions.routes.ts';
import { createRetrieval } from './retrieval/create-retrieval.ts';
import { createVectorIndex } from './retrieval/create-vector-index.ts';
import { createEmbeddingModels } from './retrieval/embedding-models.ts';
import { agentSearches } from './search.queries.ts';
import { serveSyncJobs } from './sync-jobs.routes.ts';
import { serveWebhooks } from './webhook.routes.ts';

/** Chat agents: their documents, the index made of them, and the questions they answer. */
export const createAgentsModule: CreateModule = (application) => {
  const extractor = createTextExtractor();
  const context: AgentsContext = {
    ...application,
    modelOf: createEmbeddingModels(application),
    retrieval: createRetrieval({
      database: application.database,
      vectorIndex: createVectorIndex(application),
    }),
    extractText: extractor.extractText,
  };
  const answers = new Set<Promise<void>>();
  return {
    name: 'agents',
    permissions: agentPermissions.set,
    routes(serve) {
      serveAgents(serve, context);
      serveExports(serve, context);
      serveAgentFiles(serve, context);
      serveFileChunks(serve, context);
      serveFileVersions(serve, context);
      serveSyncJobs(serve, context);
      serveIndexChecks(serve, context);
      serveQuestions(serve, context);
      serveQuestionSet(serve, context);
      serveKnowledgeGaps(serve);
      serveGenerations(serve, context);
      serveConversations(serve, context, answers);
      serveWebhooks(serve, context);
      if (context.config.demo) serveDemoWorkflow(serve, context);
    },
    jobs: [
      syncDocumentsJob(context),
      scoreQuestionSetJob(context),
      runSchedulesJob(context),
      forgetInIndexJob(context),
      removeLeftOversJob(context),
      handleLoadExamples(context),
    ],
    searches: agentSearches,
    inboxRules: agentInboxRules,
    begin: () => beginExamples(context),
    async close() {
      await Promise.allSettled(answers);
      extractor.close();
      await context.retrieval.close();
    },
  };
};
