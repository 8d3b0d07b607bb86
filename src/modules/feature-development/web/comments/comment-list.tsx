import { NativeSelect, Skeleton } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { commentsQuery, useAddComment } from './comments.api.ts';
import { texts } from '../texts.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentLine } from './comment-line.tsx';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import type { Person } from './mentions.ts';
import classes from './comments.module.css';

interface CommentsProps {
  readonly sowId: string;
  readonly stages: readonly StageRecord[];
  readonly people: readonly Person[];
  /** What the next comment is about: a stage, or the whole SOW. */
  readonly about: number | null;
  readonly onAbout: (stage: number | null) => void;
}

export function Comments({ sowId, stages, people, about, onAbout }: CommentsProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const query = useInfiniteQuery(commentsQuery(sowId));
  const add = useAddComment();
  return (
    <div className={classes.talk}>
      {mayWrite && (
        <CommentBox
          known={people}
          sendLabel={t('workspace.comments.send')}
          action={add}
          onSend={(comment) => add.mutateAsync({ id: sowId, ...comment, stage_number: about })}
          beside={
            <NativeSelect
              size="xs"
              className={classes.about}
              aria-label={t('workspace.comments.about')}
              value={String(about ?? '')}
              data={[
                { value: '', label: t('workspace.comments.whole') },
                ...stages.map(({ stage_number: number, stage_name: name }) => ({
                  value: String(number),
                  label: t('workspace.stage.title', { number, name }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onAbout(value === '' ? null : Number(value))
              }
            />
          }
        />
      )}
      <Loaded
        query={query}
        failedTitle={t('workspace.comments.load_failed')}
        waiting={<Skeleton height={160} />}
      >
        {(comments) =>
          comments.length === 0 ? (
            <EmptyState
              icon={IconMessages}
              title={t('workspace.comments.empty')}
              hint={t('workspace.comments.empty_hint')}
            />
          ) : (
            <ol className={classes.lines} aria-label={t('workspace.panel.comments')}>
              {comments.map((comment) => (
                <CommentLine key={comment.id} comment={comment} people={people} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <EarlierButton label={t('workspace.comments.earlier')} query={query} />
    </div>
  );
}
