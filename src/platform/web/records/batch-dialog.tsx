import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../feedback/dialog.tsx';
import { failureOf } from '../feedback/failure.ts';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { toneOf } from '../feedback/status-tones.ts';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { runBatch, runTogether, type BatchState, type Refused } from './run-batch.ts';
import classes from './batch-dialog.module.css';

/** How it is done: to one record after another, or to all of them by one call, which may refuse some. */
type Acting =
  | { readonly act: (id: string) => Promise<unknown> }
  | { readonly actOnAll: (ids: readonly string[]) => Promise<readonly Refused[]> };

interface BatchText {
  readonly title: string;
  /** What it does to them. */
  readonly text: string;
  readonly confirmLabel: string;
  /** Where "Cancel" could be taken for the action itself. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** The text to type before it is done, for what cannot be undone. */
  readonly typed?: string;
  readonly records: readonly { readonly id: string; readonly name: string }[];
  /** Kinds of record whose answers are outdated afterwards. */
  readonly refreshes: readonly string[];
}

/** The same action on several records. */
export type Batch = BatchText & Acting;

interface BatchDialogProps {
  readonly batch: Batch;
  /** What is to be done, where people choose it. */
  readonly children?: ReactNode;
  /** Whether they have chosen. */
  readonly isReady?: boolean;
  readonly onClose: () => void;
  /** It succeeded for every record. */
  readonly onDone: () => void;
}

/** Lists the records before anything is done to them, and shows the result for each. */
export function BatchDialog(props: BatchDialogProps) {
  const { batch, children, isReady = true, onClose, onDone } = props;
  const t = usePlatformTexts();
  const client = useQueryClient();
  const [states, setStates] = useState<ReadonlyMap<string, BatchState>>(new Map());
  const [typed, setTyped] = useState('');
  const [stage, setStage] = useState<'asking' | 'busy' | 'failed'>('asking');

  const isOpen = ({ id }: { readonly id: string }) => {
    const state = states.get(id);
    return state !== 'done' && (typeof state !== 'object' || state.retryHelps);
  };
  const left = batch.records.filter(isOpen);
  const start = async () => {
    setStage('busy');
    const running = {
      // A second attempt repeats neither what succeeded nor what was refused for good.
      ids: left.map(({ id }) => id),
      explain: (error: unknown) => {
        const { message, retryHelps } = failureOf(error);
        return { problem: message, retryHelps };
      },
      onChange: (id: string, state: BatchState) =>
        setStates((before) => new Map(before).set(id, state)),
    };
    const failures =
      'act' in batch
        ? await runBatch({ ...running, act: batch.act })
        : await runTogether({ ...running, actOnAll: batch.actOnAll });
    for (const entity of batch.refreshes) void client.invalidateQueries({ queryKey: [entity] });
    if (failures > 0) {
      setStage('failed');
      return;
    }
    toast.success(t('batch.done', { count: batch.records.length }));
    onDone();
  };

  return (
    <Dialog opened onClose={stage === 'busy' ? () => undefined : onClose} title={batch.title}>
      <p className={classes.text}>{batch.text}</p>
      {children !== undefined && <div className={classes.inputs}>{children}</div>}
      <ul className={classes.records} aria-label={batch.title}>
        {batch.records.map(({ id, name }) => (
          <li key={id}>
            <span className={classes.name}>{name}</span>
            <State state={states.get(id) ?? 'waiting'} />
          </li>
        ))}
      </ul>
      {batch.typed !== undefined && stage === 'asking' && (
        <TextInput
          className={classes.typed}
          label={t('batch.type_count', { count: batch.typed })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={stage === 'busy'}
          onClick={onClose}
          // Where something is to be chosen, that comes first.
          data-autofocus={children === undefined || undefined}
        >
          {stage === 'failed' ? t('form.close') : (batch.cancelLabel ?? t('form.cancel'))}
        </Button>
        {left.length > 0 && (
          <Button
            color={batch.danger === true ? 'danger' : 'brand'}
            loading={stage === 'busy'}
            disabled={!isReady || (stage === 'asking' && typed.trim() !== (batch.typed ?? ''))}
            onClick={() => void start()}
          >
            {stage === 'failed' ? t('batch.retry') : batch.confirmLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function State({ state }: { readonly state: BatchState }) {
  const t = usePlatformTexts();
  if (state === 'waiting') return null;
  if (typeof state === 'string') {
    return <StatusBadge tone={toneOf(state)} label={t(`batch.states.${state}`)} />;
  }
  return <StatusBadge tone="danger" label={state.problem} />;
}
