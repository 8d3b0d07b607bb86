import type { TextParameters } from '#platform/contract/errors.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { SOUND_QUALITY } from '#libraries/documents/text-quality.ts';
import type { AgentFileRow } from '../files/files.queries.ts';
import type { DocumentOutcome } from './probe-documents.ts';
import type { EndedStatus } from './finish-sync.ts';
import type { IndexComparison } from '#modules/agents/contract/index-generations.ts';
import { findsNoLess } from './compare-next-index.ts';
import type { SyncPlan } from './plan-sync.ts';
import type { SyncCounters, SyncRun } from './sync-run.ts';

/** Describes what a run does, in the language of the person who started it. */
export function createRunLog(translator: Translator, run: SyncRun) {
  const translate = (key: string, parameters: TextParameters = {}) =>
    translator.translate(run.job.language, `agents:${key}`, parameters);
  const say = (key: string, parameters?: TextParameters) => translate(`log.${key}`, parameters);
  const reasonText = (reason: string) => translate(`reasons.${reason}`);

  return {
    opening({ toIndex, toRemove, unchanged, inError }: SyncPlan): string[] {
      const files = toIndex.length;
      if (run.job.attempts > 1) return [say('resumed', { files })];
      const model = { model: run.modelName };
      return [
        run.job.only_files === null
          ? say('started', { files, removed: toRemove.length, unchanged, in_error: inError })
          : say('started_chosen', { files }),
        ...(files > 0
          ? [say(run.model.kind === 'hosted' ? 'model_hosted' : 'model_built_in', model)]
          : []),
        ...(run.isNextIndex ? [say('built_aside')] : []),
        ...(files + toRemove.length === 0 ? [say('nothing_to_do')] : []),
      ];
    },

    removed: (count: number): string[] => (count > 0 ? [say('file_removed', { count })] : []),

    outcome({ filename }: AgentFileRow, outcome: DocumentOutcome): string[] {
      switch (outcome.status) {
        case 'gone':
          return [];
        case 'error':
          return [say('file_failed', { filename, reason: reasonText(outcome.reason) })];
        case 'ready': {
          const { chunks, quality } = outcome;
          const percent = Math.floor(quality * 100);
          return [
            say('file_indexed', { filename, chunks }),
            ...(quality < SOUND_QUALITY ? [say('poor_text', { filename, percent })] : []),
          ];
        }
      }
    },

    ending(status: EndedStatus, counters: SyncCounters): string[] {
      const figures = {
        total: counters.files_total,
        sent: counters.files_sent,
        failed: counters.files_failed,
        chunks: counters.chunks_embedded,
      };
      switch (status) {
        case 'success':
        case 'completed_with_errors':
          return counters.files_total > 0 ? [say('finished', figures)] : [];
        case 'failed':
          return [say('finished_failed', figures)];
        case 'cancelled':
          return [say('cancelled', figures)];
      }
    },

    /** How an index that was built beside the live one compares, and what was done about it. */
    compared(comparison: IndexComparison): string[] {
      const { before, after, files_missing, failure, lost } = comparison;
      return [
        ...(after.questions > 0
          ? [
              say('compared', {
                count: after.questions,
                first_before: before.first,
                first: after.first,
                five_before: before.within_five,
                five: after.within_five,
              }),
            ]
          : []),
        ...(failure === null ? [] : [say('not_compared')]),
        findsNoLess(comparison)
          ? say('switched')
          : say('switch_waits', { lost: lost.length, files: files_missing.length }),
      ];
    },

    stopped: (reason: string): string[] => [
      say('stopped_embedding', { reason: reasonText(reason) }),
    ],
    broken: (): string[] => [say('stopped_failure', { id: run.job.id })],
    gaveUp: (attempts: number): string[] => [say('gave_up', { attempts })],
  };
}

export type RunLog = ReturnType<typeof createRunLog>;
