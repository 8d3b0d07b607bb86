import { Button, Skeleton } from '@mantine/core';
import { IconDotsVertical, IconMessageOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { isMissing } from '#platform/web/page/missing-record.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { Conversation } from '#modules/agents/contract/conversations.ts';
import {
  conversationQuery,
  useDeleteConversation,
  useRenameConversation,
} from './conversations.api.ts';
import { texts } from '../texts.ts';
import { TextDialog } from '../files/text-dialog.tsx';
import { TurnView } from './turn-view.tsx';
import classes from './conversations.module.css';

const LONGEST_TITLE = 200;

interface ConversationViewProps {
  readonly id: string;
  readonly agent: Agent;
  readonly onGone: () => void;
  /** Absent while a question is being asked. */
  readonly onAsk: ((question: string) => void) | undefined;
}

/** One conversation, in its order: the latest question is the last, and in sight. */
export function ConversationView({ id, agent, onGone, onAsk }: ConversationViewProps) {
  const t = useTexts(texts);
  const query = useQuery(conversationQuery(id));
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton height={160} radius="md" />;
    return (
      <Panel>
        {isMissing(query.error) ? (
          <EmptyState icon={IconMessageOff} title={t('conversations.missing')} />
        ) : (
          <ErrorState
            error={query.error}
            title={t('conversations.load_failed')}
            onRetry={() => void query.refetch()}
          />
        )}
      </Panel>
    );
  }
  const { turns } = query.data;
  const latest = turns.at(-1);
  return (
    <>
      <ConversationHead conversation={query.data} onGone={onGone} />
      {turns.map((turn) => (
        <TurnView
          key={turn.id}
          ref={turn === latest && turns.length > 1 ? bringIntoView : undefined}
          agent={agent}
          stored={turn}
          onAskAgain={turn === latest && onAsk ? () => onAsk(turn.question) : undefined}
        />
      ))}
    </>
  );
}

/** As the `ref` of the latest turn: its question is what one reads first. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView();
}

interface ConversationHeadProps {
  readonly conversation: Conversation;
  readonly onGone: () => void;
}

function ConversationHead({ conversation, onGone }: ConversationHeadProps) {
  const { id, title, turns } = conversation;
  const t = useTexts(texts);
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const rename = useRenameConversation();
  const remove = useDeleteConversation({ onSuccess: onGone });
  return (
    <div className={classes.talk}>
      {/* Unless it was renamed, it is what is written right below. */}
      {title !== turns[0]?.question && <h2>{title}</h2>}
      <Menu
        label={t('conversations.menu')}
        entries={() => [
          { label: t('actions.rename'), icon: IconPencil, onClick: () => setRenaming(true) },
          {
            label: t('actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => setDeleting(true),
          },
        ]}
      >
        {(button) => (
          <Button
            {...button}
            size="compact-md"
            variant="subtle"
            leftSection={<IconDotsVertical size={16} stroke={1.7} />}
          >
            {t('conversations.menu')}
          </Button>
        )}
      </Menu>
      {renaming && (
        <TextDialog
          title={t('conversations.rename_title')}
          label={t('conversations.name')}
          initial={title}
          maxLength={LONGEST_TITLE}
          missing={t('errors.title_required')}
          save={(text) => rename.mutateAsync({ id, title: text })}
          onClose={() => setRenaming(false)}
        />
      )}
      <DeleteDialog
        opened={deleting}
        onClose={() => setDeleting(false)}
        title={t('conversations.delete_title', { title })}
        confirmLabel={t('conversations.delete_confirm')}
        action={remove}
        input={() => ({ id })}
      >
        <p>{t('conversations.delete_text')}</p>
      </DeleteDialog>
    </div>
  );
}
