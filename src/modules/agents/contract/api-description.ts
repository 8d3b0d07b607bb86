import type { ApiDescription } from '#platform/contract/api-description.ts';
import { agentSettings } from './agent-settings.ts';
import { agentInput, agentChange, agent } from './agents.ts';
import { turn, conversationSummary, conversation } from './conversations.ts';
import { fileChunk } from './file-chunks.ts';
import { agentFile, fileOperation } from './files.ts';
import { indexCheck } from './index-check.ts';
import { indexComparison, indexGeneration } from './index-generations.ts';
import { knowledgeGap } from './knowledge-gaps.ts';
import {
  setQuestion,
  setQuestionInput,
  qualityFigures,
  questionSetScore,
  qualityReport,
  pasteOutcome,
} from './question-set.ts';
import { passage } from './questions.ts';
import { syncJob, syncJobFile, syncForecast, scheduleInput, syncSchedule } from './sync-jobs.ts';
import { webhookCheck } from './webhook.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const agentsApi: ApiDescription = {
  groups: [
    {
      name: 'Agents',
      description: 'Chat agents: their settings, documents, syncs, indexes and question sets.',
      paths: ['agents', 'agent-settings', 'sync-jobs', 'set-questions', 'knowledge-gaps', 'demo'],
    },
    {
      name: 'Conversations',
      description: 'Questions to agents, and their answers as they are written.',
      paths: ['conversations', 'conversation-turns'],
    },
  ],
  schemas: {
    AgentInput: agentInput,
    AgentChange: agentChange,
    Agent: agent,
    AgentSettings: agentSettings,
    ConversationTurn: turn,
    ConversationSummary: conversationSummary,
    Conversation: conversation,
    FileChunk: fileChunk,
    AgentFile: agentFile,
    FileOperation: fileOperation,
    IndexCheck: indexCheck,
    IndexComparison: indexComparison,
    IndexGeneration: indexGeneration,
    KnowledgeGap: knowledgeGap,
    SetQuestion: setQuestion,
    SetQuestionInput: setQuestionInput,
    QualityFigures: qualityFigures,
    QuestionSetScore: questionSetScore,
    QualityReport: qualityReport,
    PasteOutcome: pasteOutcome,
    Passage: passage,
    SyncJob: syncJob,
    SyncJobFile: syncJobFile,
    SyncForecast: syncForecast,
    ScheduleInput: scheduleInput,
    SyncSchedule: syncSchedule,
    WebhookCheck: webhookCheck,
  },
};
