import { NativeSelect, Skeleton } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import {
  commentsQuery,
  useAddComment,
  useAddSopComment,
  useAddValueStreamComment,
  type Subject,
} from './comments.api.ts';
import { texts } from '../texts.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentLine } from './comment-line.tsx';
import { EarlierButton } from '#platform/web/feedback/earlier-button.tsx';
import type { Person } from './mentions.ts';
import classes from './comments.module.css';

/** What the next comment on a SOW is about. */
export interface AboutStage {
  readonly stages: readonly StageRecord[];
  /** A stage, or the whole SOW. */
  readonly about: number | null;
  readonly onAbout: (stage: number | null) => void;
}

interface CommentsProps {
  readonly subject: Subject;
  readonly people: readonly Person[];
  /** Of a SOW. */
  readonly stage?: AboutStage;
}

export function Comments({ subject, people, stage }: CommentsProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const query = useInfiniteQuery(commentsQuery(subject));
  const toSow = useAddComment();
  const toSop = useAddSopComment();
  const toValueStream = useAddValueStreamComment();
  const adding = { sow: toSow, sop: toSop, value_stream: toValueStream }[subject.kind];
  const { id } = subject;
  return (
    <div className={classes.talk}>
      {mayWrite && (
        <CommentBox
          known={people}
          sendLabel={t('workspace.comments.send')}
          action={adding}
          onSend={(comment) =>
            subject.kind === 'sow'
              ? toSow.mutateAsync({ id, ...comment, stage_number: stage?.about ?? null })
              : adding.mutateAsync({ id, ...comment })
          }
          beside={stage && <StageSelect {...stage} />}
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

function StageSelect({ stages, about, onAbout }: AboutStage) {
  const t = useTexts(texts);
  return (
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
      onChange={({ currentTarget: { value } }) => onAbout(value === '' ? null : Number(value))}
    />
  );
}
