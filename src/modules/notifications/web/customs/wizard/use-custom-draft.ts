import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import type { Draft } from '../../draft/use-draft.ts';
import { useChangeCustom } from '../customs.api.ts';
import { contentOf, type CustomContent } from './custom-content.ts';

const SAVE_AFTER_MS = 600;

/** A message that saves itself while it is written, so that it is still there after a reload. */
export interface CustomDraft extends CustomContent, Pick<Draft, 'state' | 'saveThen'> {
  readonly change: (part: Partial<CustomContent>) => void;
  /** What the server refused to save, or what the saved message lacks, at a field. */
  readonly problemAt: (path: string) => string | undefined;
}

/** What changes is saved a moment later, one call after another. */
export function useCustomDraft(custom: Custom): CustomDraft {
  const { id } = custom;
  const [content, setContent] = useState<CustomContent>(() => contentOf(custom));
  const [state, setState] = useState<CustomDraft['state']>('saved');
  const [refused, setRefused] = useState<ReturnType<typeof serverProblems>>();
  const [problems, setProblems] = useState(custom.problems);
  const latest = useRef(content);
  const stored = useRef({ content, updatedAt: custom.updatedAt });
  const running = useRef<Promise<void>>(undefined);
  const { mutateAsync } = useChangeCustom();

  async function storeAll(): Promise<void> {
    let saving = latest.current;
    try {
      while (latest.current !== stored.current.content && latest.current.name.trim() !== '') {
        saving = latest.current;
        const { updatedAt } = stored.current;
        // A row that nobody has filled in yet is nobody.
        const recipient_others = saving.recipient_others.filter(
          ({ email, phone }) => email !== null || phone !== null,
        );
        const input = { id, ...saving, recipient_others, is_draft: true, updatedAt };
        const answer = await mutateAsync(input);
        stored.current = { content: saving, updatedAt: answer.updatedAt };
        setProblems(answer.problems);
      }
      setRefused(undefined);
      setState('saved');
    } catch (error) {
      // What was corrected meanwhile is tried by itself: nobody may type any more.
      if (latest.current !== saving) return storeAll();
      setRefused(serverProblems(error));
      setState(isApiError(error, 409) ? 'conflict' : 'failed');
      throw error;
    }
  }

  async function saveAnd(next: Parameters<CustomDraft['saveThen']>[0]): Promise<void> {
    running.current ??= storeAll().finally(() => {
      running.current = undefined;
    });
    try {
      await running.current;
    } catch {
      return;
    }
    await next?.();
  }
  const saveThen: CustomDraft['saveThen'] = (next) => void saveAnd(next);
  const saveSoon = useDebouncedCallback(() => saveThen(), {
    delay: SAVE_AFTER_MS,
    flushOnUnmount: true,
  });

  return {
    ...content,
    state,
    saveThen,
    change(part) {
      latest.current = { ...latest.current, ...part };
      setContent(latest.current);
      setState('waiting');
      saveSoon();
    },
    problemAt(path) {
      const message = refused?.[path];
      if (typeof message === 'string') return message;
      return problems.find((problem) => problem.path === path)?.message;
    },
  };
}
