import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { useChangeDraft, useChangeSetting } from '../settings/settings.api.ts';

const SAVE_AFTER_MS = 600;

interface Content {
  readonly name: string;
  readonly description: string;
  /** Empty where no module declares it any more. */
  readonly event: string;
  readonly info: SettingInfo;
}

interface Stored extends Content {
  readonly updatedAt: string;
}

/** A draft that saves itself. */
export interface Draft extends Content {
  readonly state: 'saved' | 'waiting' | 'failed' | 'conflict';
  /** Whether it is in force, or somebody tried to bring it into force. */
  readonly isWanted: boolean;
  readonly change: (part: Partial<Omit<Content, 'event'>>) => void;
  readonly changeInfo: (part: Partial<SettingInfo>) => void;
  /** Another event, whose conditions and recipients begin empty. */
  readonly changeEvent: (id: string) => void;
  /** Saves what is not saved yet, and goes on if that succeeds; if not, `state` says so. */
  readonly saveThen: (next?: () => void | Promise<void>) => void;
  /** After the setting itself was moved from here: only what others save is a conflict. */
  readonly follow: (moved: Pick<Setting, 'updatedAt'>) => void;
  /** Continues with what is stored. */
  readonly adopt: (stored: Setting) => void;
}

/** The draft of a setting as it is edited: what changes is saved a moment later, one call after another. */
export function useDraft(setting: Setting): Draft {
  const { id } = setting;
  const [content, setContent] = useState<Content>(() => contentOf(setting));
  const [state, setState] = useState<Draft['state']>('saved');
  const [isWanted, setWanted] = useState(setting.live !== null);
  const latest = useRef(content);
  const stored = useRef<Stored>({ ...content, updatedAt: setting.updatedAt });
  const running = useRef<Promise<void>>(undefined);
  const { mutateAsync: storeBasics } = useChangeSetting();
  const { mutateAsync: storeInfo } = useChangeDraft();

  async function store(): Promise<void> {
    const { name, description, event, info } = latest.current;
    const before = stored.current;
    if (basicsDiffer(latest.current, before)) {
      const { updatedAt } = await storeBasics({
        id,
        name,
        description,
        updatedAt: stored.current.updatedAt,
      });
      stored.current = { ...stored.current, name, description, updatedAt };
    }
    if (event !== before.event) {
      const { updatedAt } = stored.current;
      const answer = await storeInfo({ id, event_id: event, info, updatedAt });
      stored.current = { ...contentOf(answer), updatedAt: answer.updatedAt };
      // What was typed meanwhile stays; what is about the earlier event is gone.
      const { conditions, recipients, recipient_excepts } = answer.info;
      const typed = latest.current.info;
      latest.current = {
        ...latest.current,
        info:
          typed === info
            ? stored.current.info
            : { ...typed, conditions, recipients, recipient_excepts },
      };
      setContent(latest.current);
    } else if (info !== before.info) {
      const { updatedAt } = await storeInfo({ id, info, updatedAt: stored.current.updatedAt });
      stored.current = { ...stored.current, info, updatedAt };
    }
  }

  async function storeAll(): Promise<void> {
    let saving = latest.current;
    try {
      while (differs(latest.current, stored.current)) {
        saving = latest.current;
        await store();
      }
      setState('saved');
    } catch (error) {
      // What was corrected meanwhile is tried by itself: nobody may type any more.
      if (latest.current !== saving) return storeAll();
      setState(isApiError(error, 409) ? 'conflict' : 'failed');
      throw error;
    }
  }

  const save = () => {
    running.current ??= storeAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  async function saveAnd(next: Parameters<Draft['saveThen']>[0]): Promise<void> {
    try {
      await save();
    } catch {
      return;
    }
    await next?.();
  }
  const saveThen: Draft['saveThen'] = (next) => {
    if (next !== undefined) setWanted(true);
    void saveAnd(next);
  };
  const saveSoon = useDebouncedCallback(() => saveThen(), {
    delay: SAVE_AFTER_MS,
    flushOnUnmount: true,
  });

  const change = (part: Partial<Content>) => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    if (!differs(latest.current, stored.current)) return;
    setState('waiting');
    saveSoon();
  };

  const adopt = (answer: Setting) => {
    latest.current = contentOf(answer);
    stored.current = { ...latest.current, updatedAt: answer.updatedAt };
    setContent(latest.current);
    setState('saved');
  };

  return {
    ...content,
    state,
    isWanted,
    change,
    changeInfo: (part) => change({ info: { ...latest.current.info, ...part } }),
    changeEvent(event) {
      latest.current = { ...latest.current, event };
      setContent(latest.current);
      setState('waiting');
      saveThen();
    },
    saveThen,
    follow({ updatedAt }) {
      stored.current = { ...stored.current, updatedAt };
    },
    adopt,
  };
}

const contentOf = ({ name, description, event, info }: Setting): Content => ({
  name,
  description,
  event: event?.id ?? '',
  info,
});

/** A name is required, so one that is being cleared waits. */
function basicsDiffer({ name, description }: Content, before: Content): boolean {
  return name.trim() !== '' && (name !== before.name || description !== before.description);
}

function differs(content: Content, before: Content): boolean {
  return (
    content.info !== before.info || content.event !== before.event || basicsDiffer(content, before)
  );
}
