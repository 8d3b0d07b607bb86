import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '#platform/web/api/client.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { isLive } from '#platform/web/query/live.ts';
import { uploadFile } from '../../files.api.ts';
import { texts, type AgentTexts } from '../../texts.ts';
import { createUploads, type Outcome, type Uploads } from './uploads.ts';

/** The uploads of one agent's screen; they end with the screen. */
export function useUploads(agentId: string): Uploads {
  const t = useTexts(texts);
  const client = useQueryClient();
  const uploads = useMemo(() => uploadsOf({ agentId, client, t }), [agentId, client, t]);
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

export function useUploadQueue(uploads: Uploads) {
  return useSyncExternalStore(uploads.subscribe, uploads.queue);
}

interface Place {
  readonly agentId: string;
  readonly client: QueryClient;
  readonly t: AgentTexts;
}

function uploadsOf({ agentId, client, t }: Place): Uploads {
  return createUploads({
    send: async ({ file, replace }, { signal, onProgress }) => {
      try {
        const answer = await uploadFile({ agentId, file, replace, signal, onProgress });
        const [twin] = answer.duplicates;
        return {
          type: 'succeeded',
          notice: twin && t('files.queue.same_content', { filename: twin.same_as }),
        };
      } catch (error) {
        return signal.aborted ? stopped : refused(error, file, t);
      } finally {
        // The stream tells of each file; a hundred of them are then taken up together.
        if (!isLive()) {
          void client.invalidateQueries({ queryKey: ['agent_file', 'list', agentId] });
          void client.invalidateQueries({ queryKey: ['agent'] });
        }
      }
    },
    onAllSucceeded: () => toast.success(t('toasts.all_uploaded')),
  });
}

/** Whoever stopped it has taken it out of the queue, where nothing more can happen to it. */
const stopped: Outcome = { type: 'failed', problem: '' };

function refused(error: unknown, file: File, t: AgentTexts): Outcome {
  if (isApiError(error, 409) && error.code === 'agents.file_exists') return { type: 'clashed' };
  toast.failure(error, t('toasts.upload_failed', { filename: file.name }));
  return { type: 'failed', problem: failureOf(error).message || t('files.queue.failed') };
}
