import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '#platform/web/api/client.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { isLive } from '#platform/web/query/live.ts';
import { uploadFile } from './files.api.ts';
import { texts, type AgentTexts } from '../texts.ts';
import { countUnsettled } from './upload-queue.ts';
import { createUploads, type Outcome, type Uploads } from './uploads.ts';

/** The uploads of one agent's screen; they end with the screen. */
export function useUploads(agentId: string): Uploads {
  const t = useTexts(texts);
  const client = useQueryClient();
  const uploads = useMemo(() => uploadsOf({ agentId, client, t }), [agentId, client, t]);
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

/** The present queue, at most once a frame: thousands of files move while it is looked at. */
export function useUploadQueue(uploads: Uploads) {
  const subscribe = useCallback(
    (listener: () => void) => {
      let frame = 0;
      const stop = uploads.subscribe(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(listener);
      });
      return () => {
        cancelAnimationFrame(frame);
        stop();
      };
    },
    [uploads],
  );
  return useSyncExternalStore(subscribe, uploads.queue);
}

interface Place {
  readonly agentId: string;
  readonly client: QueryClient;
  readonly t: AgentTexts;
}

function uploadsOf({ agentId, client, t }: Place): Uploads {
  const uploads = createUploads({
    send: async ({ file, replace }, { signal, onProgress }) => {
      // A stream that begins meanwhile may have missed this file.
      const isFollowed = isLive();
      try {
        const answer = await uploadFile({ agentId, file, replace, signal, onProgress });
        const [twin] = answer.duplicates;
        return {
          type: 'succeeded',
          notice: twin && t('files.queue.same_content', { filename: twin.same_as }),
        };
      } catch (error) {
        return signal.aborted ? stopped : refused(error, file);
      } finally {
        // The stream reports each file; a hundred of them are then handled together.
        if (!isFollowed) {
          void client.invalidateQueries({ queryKey: ['agent_file', 'list', agentId] });
          void client.invalidateQueries({ queryKey: ['agent'] });
        }
      }
    },
    onAllSucceeded: () => toast.success(t('toasts.all_uploaded')),
  });
  return uploads;

  function refused(error: unknown, file: File): Outcome {
    if (isApiError(error, 409) && error.code === 'agents.file_exists') return { type: 'clashed' };
    // The queue names every one of them; a long row of toasts would only hide it.
    if (countUnsettled(uploads.queue()) < SHOWN_AS_TOAST) {
      toast.failure(error, t('toasts.upload_failed', { filename: file.name }));
    }
    return {
      type: 'failed',
      problem: failureOf(error).message || t('files.queue.failed'),
      unwanted: isUnwanted(error),
    };
  }
}

/** Further ones are in the queue alone. */
const SHOWN_AS_TOAST = 1;

/** Stopping it has taken it out of the queue, where nothing more can happen to it. */
const stopped: Outcome = { type: 'failed', problem: '' };

/** What lies in the file itself, unlike a time that was not enough, stays as it is. */
function isUnwanted(error: unknown): boolean {
  return isApiError(error) && !failureOf(error).retryHelps && error.code !== 'agents.file_too_slow';
}
