import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { uploadStageFile } from './files.api.ts';
import { texts } from '../texts.ts';

/** As `fileLimits` of the contract, which would bring the validator along. */
export const LARGEST_MEGABYTES = 25;

/** A file on its way to a stage, or one that did not get there. */
export interface StageUpload {
  readonly key: number;
  readonly file: File;
  /** Of its bytes that have left, between 0 and 1. */
  readonly share: number;
  readonly problem?: string;
  /** It would be refused again. */
  readonly hopeless?: boolean;
}

/** The uploads to one stage: each shows how far it is, and a failed one waits to be tried again. */
export function useStageUploads(address: StageAddress) {
  const t = useTexts(texts);
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly StageUpload[]>([]);
  const lastKey = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: number, news: Partial<StageUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)));
  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, file }: StageUpload) => {
    const { signal } = leaving.current;
    change(key, { share: 0, problem: undefined });
    try {
      const onProgress = (share: number) => change(key, { share });
      await uploadStageFile({ ...address, file, onProgress, signal });
      await client.invalidateQueries({ queryKey: ['sow', 'detail', address.id] });
      dismiss(key);
    } catch (error) {
      if (signal.aborted) return;
      const { message, retryHelps } = failureOf(error);
      change(key, { problem: message, hopeless: !retryHelps });
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): StageUpload => {
      lastKey.current += 1;
      const upload = { key: lastKey.current, file, share: 0 };
      if (file.size <= LARGEST_MEGABYTES * 1024 * 1024) return upload;
      const problem = t('workspace.files.too_big', {
        name: file.name,
        size: LARGEST_MEGABYTES,
      });
      return { ...upload, problem, hopeless: true };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.hopeless !== true) void send(upload);
  };
  return { uploads, add, retry: (upload: StageUpload) => void send(upload), dismiss };
}
