import { agentDefaults } from './home/default-settings.ts';
import { notifiableAgents } from '#modules/agents/contract/notifiable.ts';
import { serveHistory } from '#modules/audit/server/public.ts';
import { agentEntities } from '#modules/agents/contract/events.ts';
import { agentHistoryRoute } from '#modules/agents/contract/history.ts';
import { agentsApi } from '#modules/agents/contract/api-description.ts';
import { agentPermissions } from '#modules/agents/contract/permissions.ts';
import { en } from '#modules/agents/i18n/en.ts';
import { labelsEn } from '#modules/agents/i18n/labels.en.ts';
import { labelsTh } from '#modules/agents/i18n/labels.th.ts';
import { th } from '#modules/agents/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { agentNames } from './names/agent-names.queries.ts';
import { serveAgentFiles } from './files/files.routes.ts';
import type { AgentsContext } from './agents/agents-context.ts';
import { serveAgentSettings } from './agent-settings/agent-settings.routes.ts';
import { findAgentRow } from './agents/agents.queries.ts';
import { serveAgents } from './agents/agents.routes.ts';
import { serveDemoWorkflow } from './demo/demo.routes.ts';
import { serveConversations } from './conversations/conversations.routes.ts';
import { handleLoadExamples } from './demo/load-examples.job.ts';
import { beginExamples } from './demo/begin-examples.ts';
import { createTextExtractor } from '#libraries/documents/extract-text.ts';
import { serveFileChunks } from './index-check/file-chunks.routes.ts';
import { serveFileVersions } from './files/file-versions.routes.ts';
import { serveExports } from './exports/exports.routes.ts';
import { serveIndexChecks } from './index-check/index-check.routes.ts';
import { readAgentContents } from './index-generations/agent-contents.queries.ts';
import { serveHome } from './home/home.routes.ts';
import { forgetInIndexJob } from './index-generations/forget-in-index.job.ts';
import { removeOrphansJob } from './indexing/remove-orphans.job.ts';
import { runSchedulesJob } from './sync-jobs/run-schedules.job.ts';
import { scoreQuestionSetJob } from './question-set/score-question-set.job.ts';
import { syncDocumentsJob } from './sync-runs/sync-documents.job.ts';
import { serveSyncPlan } from './sync-runs/sync-plan.routes.ts';
import { serveGenerations } from './index-generations/index-generations.routes.ts';
import { serveKnowledgeGaps } from './knowledge-gaps/knowledge-gaps.routes.ts';
import { serveQuestionSet } from './question-set/question-set.routes.ts';
import { serveQuestions } from './questions/questions.routes.ts';
import { createRetrieval } from './indexing/create-retrieval.ts';
import { createVectorIndex } from './indexing/create-vector-index.ts';
import { createEmbeddingModels } from './indexing/create-embedding-models.ts';
import { agentSearches } from './home/search.queries.ts';
import { serveSyncJobs } from './sync-jobs/sync-jobs.routes.ts';
import { webhookUses } from './webhook/webhook-uses.queries.ts';
import { serveWebhooks } from './webhook/webhook.routes.ts';

/** Chat agents: their documents, the index made of them, and the questions they answer. */
export const agentsModule: ServerModule = {
  name: 'agents',
  texts: { th: { ...th, ...labelsTh }, en: { ...en, ...labelsEn } },
  api: agentsApi,
  permissions: agentPermissions.set,
  notifiable: notifiableAgents,
  lists: { agents: agentPermissions.name('read') },
  searches: agentSearches,
  recordNames: agentNames,
  defaultSettings: agentDefaults,
  outboundUses: [webhookUses],
  create(application) {
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
      routes(serve) {
        serveAgents(serve, context, readAgentContents);
        serveAgentSettings(serve, context);
        serveHome(serve, context);
        serveExports(serve, context);
        serveAgentFiles(serve, context);
        serveFileChunks(serve, context);
        serveFileVersions(serve, context);
        serveSyncJobs(serve, context);
        serveSyncPlan(serve, context);
        serveIndexChecks(serve, context);
        serveQuestions(serve, context);
        serveQuestionSet(serve, context);
        serveKnowledgeGaps(serve);
        serveGenerations(serve, context);
        serveConversations(serve, context, answers);
        serveWebhooks(serve, context);
        serveHistory(serve, {
          ...context,
          route: agentHistoryRoute,
          entity: agentEntities.agent,
          find: findAgentRow,
        });
        if (context.config.demo) serveDemoWorkflow(serve, context);
      },
      jobs: [
        syncDocumentsJob(context),
        scoreQuestionSetJob(context),
        runSchedulesJob(context),
        forgetInIndexJob(context),
        removeOrphansJob(context),
        handleLoadExamples(context),
      ],
      begin: () => beginExamples(context),
      async close() {
        await Promise.allSettled(answers);
        extractor.close();
        await context.retrieval.close();
      },
    };
  },
};
