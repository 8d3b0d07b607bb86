import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../feedback/failure.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { newKey } from '../api/keys.ts';
import { attachmentTexts } from './attachment-texts.ts';

/** As `attachmentLimits` of the contract, which would bring the validator along. */
export const LARGEST_MEGABYTES = 25;

/** A file that is sent. */
export interface Sending {
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

/** A file on its way to a record, or one that did not get there. */
export interface FileUpload {
  readonly key: string;
  readonly file: File;
  /** Of its bytes that have left, between 0 and 1. */
  readonly share: number;
  readonly problem?: string;
  /** It would be refused again. */
  readonly hopeless?: boolean;
}

interface Uploading {
  readonly send: (sending: Sending) => Promise<unknown>;
  /** What is outdated once a file has arrived. */
  readonly refreshes: QueryKey;
  readonly megabytes?: number;
}

/** The uploads to one record: each shows how far it is, can be cancelled, and waits to be tried again when it failed. */
export function useUploads({ send, refreshes, megabytes = LARGEST_MEGABYTES }: Uploading) {
  const t = useTexts(attachmentTexts);
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const upload of all.values()) upload.abort();
    };
  }, []);

  const change = (key: string, news: Partial<FileUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)));
  /** Takes an upload off the list; one that is on its way is cancelled. */
  const dismiss = (key: string) => {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  const start = async ({ key, file }: FileUpload) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(key, controller);
    change(key, { share: 0, problem: undefined });
    try {
      const onProgress = (share: number) => change(key, { share });
      // Tried again under the same key: whatever arrived before is not stored twice.
      await send({ file, onProgress, signal, idempotencyKey: key });
      await client.invalidateQueries({ queryKey: refreshes });
      dismiss(key);
    } catch (error) {
      if (signal.aborted) return;
      const { message, retryHelps } = failureOf(error);
      change(key, { problem: message, hopeless: !retryHelps });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): FileUpload => {
      const upload = { key: newKey(), file, share: 0 };
      if (file.size <= megabytes * 1024 * 1024) return upload;
      const problem = t('attachments.too_big', { size: megabytes });
      return { ...upload, problem, hopeless: true };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (upload.hopeless !== true) void start(upload);
  };
  return { uploads, add, retry: (upload: FileUpload) => void start(upload), dismiss };
}
