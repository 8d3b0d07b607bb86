import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Comment } from '#modules/feature-development/contract/comments.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useDeleteComment, useEditComment } from './comments.api.ts';
import { texts } from '../texts.ts';
import { CommentBox } from './comment-box.tsx';
import { piecesOf, type Person } from './mentions.ts';
import classes from './comments.module.css';

interface CommentLineProps {
  readonly comment: Comment;
  readonly people: readonly Person[];
}

/** What somebody said; whoever wrote it may change it or take it back. */
export function CommentLine({ comment, people }: CommentLineProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const stop = () => setDoing(undefined);
  const remove = useDeleteComment(comment.sow_id, stop);
  return (
    <li className={classes.comment}>
      <div className={classes.commentHead}>
        <strong>{comment.author ?? t('workspace.stage.somebody')}</strong>
        <span className={classes.dimmed}>
          <TimeAgo at={comment.created_at} />
          {comment.edited_at !== null && ` · ${t('workspace.comments.edited')}`}
          {comment.stage_number !== null &&
            ` · ${t('workspace.comments.on_stage', { stage: comment.stage_number })}`}
        </span>
        {comment.is_own && mayWrite && doing !== 'edit' && (
          <span className={classes.tools}>
            <ActionIcon
              size="sm"
              aria-label={t('workspace.comments.edit')}
              onClick={() => setDoing('edit')}
            >
              <IconPencil size={16} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              aria-label={t('workspace.comments.delete')}
              onClick={() => setDoing('delete')}
            >
              <IconTrash size={16} stroke={1.7} />
            </ActionIcon>
          </span>
        )}
      </div>
      {doing === 'edit' ? (
        <EditComment comment={comment} people={people} onClose={stop} />
      ) : (
        <p className={classes.words}>
          {piecesOf(comment.text, comment.mentions).map(({ at, text, person }) =>
            person === undefined ? (
              <span key={at}>{text}</span>
            ) : (
              <span key={at} className={classes.mention}>
                {text}
              </span>
            ),
          )}
        </p>
      )}
      <ConfirmDialog
        opened={doing === 'delete'}
        onClose={stop}
        onConfirm={() => remove.mutate(comment.id)}
        title={t('workspace.comments.delete_title')}
        confirmLabel={t('workspace.actions.delete')}
        busy={remove.isPending}
        danger
      >
        {t('workspace.comments.delete_text')}
        {remove.error !== null && (
          <p role="alert">
            {`${t('workspace.comments.delete_failed')} · ${failureOf(remove.error).message}`}
          </p>
        )}
      </ConfirmDialog>
    </li>
  );
}

interface EditCommentProps extends CommentLineProps {
  readonly onClose: () => void;
}

function EditComment({ comment, people, onClose }: EditCommentProps) {
  const t = useTexts(texts);
  const edit = useEditComment(comment.sow_id);
  const { id, version } = comment;
  return (
    <CommentBox
      initialText={comment.text}
      mentioned={comment.mentions}
      known={people}
      sendLabel={t('workspace.actions.save')}
      busy={edit.isPending}
      error={edit.error}
      onSend={async (changed) => {
        await edit.mutateAsync({ ...changed, id, version });
        onClose();
      }}
      aside={
        <Button size="xs" variant="default" onClick={onClose}>
          {t('workspace.actions.cancel')}
        </Button>
      }
    />
  );
}
