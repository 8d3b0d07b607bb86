import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiToken } from '#modules/identity/contract/api-tokens.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { accountSearch } from './api-tokens.search.ts';
import classes from '../account.module.css';
import { texts } from '../texts.ts';
import { tokensQuery, useDeleteToken, type MadeToken as Made } from './api-tokens.api.ts';
import { MadeToken } from './created-token.tsx';

const TokenSheet = whenOpened(async () => (await import('./create-token-sheet.tsx')).TokenSheet);

/** The own tokens for programs in this company. */
export function TokensPanel() {
  const t = useTexts(texts);
  const query = useQuery(tokensQuery());
  const [{ create }, setSearch] = useSearchState(accountSearch);
  const made = useRecordWindow<Made>();
  const removal = useRecordWindow<ApiToken>();
  const remove = useDeleteToken();
  return (
    <Panel
      id="tokens"
      title={t('account.tokens.title')}
      hint={t('account.tokens.hint')}
      actions={
        <Button
          variant="default"
          disabled={query.data === undefined || query.data.allowable.length === 0}
          onClick={() => setSearch({ create: '1' })}
        >
          {t('account.tokens.create')}
        </Button>
      }
    >
      <Loaded query={query} height={64}>
        {({ data: tokens, allowable }) => (
          <>
            {tokens.length === 0 && <span className={text.hint}>{t('account.tokens.none')}</span>}
            <ul className={classes.list}>
              {tokens.map((token) => (
                <Token key={token.id} token={token} onDelete={() => removal.open(token)} />
              ))}
            </ul>
            <TokenSheet
              opened={create !== undefined}
              onClose={() => setSearch({ create: undefined })}
              onMade={made.open}
              groups={allowable}
            />
          </>
        )}
      </Loaded>
      {made.draw((token, window) => (
        <MadeToken {...window} made={token} />
      ))}
      {removal.draw(({ id, name }, window) => (
        <DeleteDialog
          {...window}
          title={t('account.tokens.delete_named', { name })}
          confirmLabel={t('actions.delete')}
          action={remove}
          input={() => ({ id })}
        >
          {t('account.tokens.delete_text')}
        </DeleteDialog>
      ))}
    </Panel>
  );
}

function Token({ token, onDelete }: { readonly token: ApiToken; readonly onDelete: () => void }) {
  const t = useTexts(texts);
  const now = useNow(60_000);
  const { name, expires_at, last_used_at } = token;
  const isOver = new Date(expires_at).getTime() <= now;
  return (
    <li>
      <div className={classes.text}>
        <div className={classes.name}>
          {name}
          {isOver && <StatusBadge tone="warning" label={t('account.tokens.expired')} />}
        </div>
        <div className={text.hint} title={token.permissions.join(', ')}>
          {t('account.tokens.rights', { count: token.permissions.length })}
          {' · '}
          {t('account.tokens.expires', { date: formatDate(expires_at) })}
          {' · '}
          {last_used_at === null ? (
            t('account.tokens.never_used')
          ) : (
            <>
              {t('account.tokens.used')} <TimeAgo at={last_used_at} />
            </>
          )}
        </div>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={t('account.tokens.delete_named', { name })}
        onClick={onDelete}
      >
        {t('actions.delete')}
      </Button>
    </li>
  );
}
