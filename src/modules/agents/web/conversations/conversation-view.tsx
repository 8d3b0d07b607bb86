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
import type { Conversation, Turn } from '#modules/agents/contract/conversations.ts';
import {
  conversationQuery,
  useDeleteConversation,
  useRenameConversation,
} from './conversations.api.ts';
import { useTurn } from './follow-turn.ts';
import { texts } from '../texts.ts';
import { TextDialog } from '../files/text-dialog.tsx';
import { Answer } from './answer.tsx';
import { Passages } from './passages.tsx';
import { TurnRows } from './turn-rows.tsx';
import classes from './conversations.module.css';

const LONGEST_TITLE = 200;

interface ConversationViewProps {
  readonly id: string;
  readonly agent: Agent;
  readonly onGone: () => void;
}

/** One conversation: the turn that was chosen, or the latest, and the way to the others. */
export function ConversationView({ id, agent, onGone }: ConversationViewProps) {
  const t = useTexts(texts);
  const query = useQuery(conversationQuery(id));
  const [chosen, setChosen] = useState<string>();
  const count = query.data?.turns.length ?? 0;
  // A new question is shown whatever was chosen before it.
  const [seen, setSeen] = useState(count);
  if (seen !== count) {
    setSeen(count);
    setChosen(undefined);
  }
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
  const shown = turns.find((turn) => turn.id === chosen) ?? turns.at(-1);
  return (
    <>
      <ConversationHead conversation={query.data} onGone={onGone} />
      {shown !== undefined && <TurnView key={shown.id} agent={agent} stored={shown} />}
      {turns.length > 1 && <TurnRows turns={turns} shown={shown?.id} onChoose={setChosen} />}
    </>
  );
}

function TurnView({ agent, stored }: { readonly agent: Agent; readonly stored: Turn }) {
  const turn = useTurn(stored);
  return (
    <>
      <p className={classes.asked}>{turn.question}</p>
      <div className={classes.panes}>
        <Passages agent={agent} turn={turn} />
        <Answer turn={turn} />
      </div>
    </>
  );
}

interface ConversationHeadProps {
  readonly conversation: Conversation;
  readonly onGone: () => void;
}

function ConversationHead({ conversation: { id, title }, onGone }: ConversationHeadProps) {
  const t = useTexts(texts);
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const rename = useRenameConversation();
  const remove = useDeleteConversation({ onSuccess: onGone });
  return (
    <div className={classes.talk}>
      <h2>{title}</h2>
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
