import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Comment } from '#modules/feature-development/contract/comments.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useDeleteComment, useEditComment } from './comments.api.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import { CommentBox } from './comment-box.tsx';
import { piecesOf, type Person } from './mentions.ts';
import classes from './comments.module.css';

interface CommentLineProps {
  readonly comment: Comment;
  readonly people: readonly Person[];
}

/** A comment; its author may change and delete it. */
export function CommentLine({ comment, people }: CommentLineProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const stop = () => setDoing(undefined);
  const remove = useDeleteComment();
  return (
    <li className={classes.comment}>
      <div className={classes.commentHead}>
        <strong>{comment.author ?? t('workspace.stage.somebody')}</strong>
        <span className={textClasses.hint}>
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
        <p className={textClasses.typed}>
          {piecesOf(comment.text, comment.mentions).map(({ at, text, person }) => (
            <span key={at} className={person && classes.mention}>
              {text}
            </span>
          ))}
        </p>
      )}
      <DeleteDialog
        opened={doing === 'delete'}
        onClose={stop}
        title={t('workspace.comments.delete_title')}
        confirmLabel={t('actions.delete')}
        action={remove}
        input={() => ({ id: comment.id })}
      >
        {t('workspace.comments.delete_text')}
        {remove.error !== null && (
          <p role="alert">{failureText(t('workspace.comments.delete_failed'), remove.error)}</p>
        )}
      </DeleteDialog>
    </li>
  );
}

interface EditCommentProps extends CommentLineProps {
  readonly onClose: () => void;
}

function EditComment({ comment, people, onClose }: EditCommentProps) {
  const t = useTexts(texts);
  const edit = useEditComment();
  const { id, version } = comment;
  return (
    <CommentBox
      initialText={comment.text}
      mentioned={comment.mentions}
      known={people}
      sendLabel={t('workspace.actions.save')}
      action={edit}
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
