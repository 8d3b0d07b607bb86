import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferLink } from '#modules/quotations/contract/sending.ts';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { linksQuery, useMakeLink, useRevokeLink } from './sending.api.ts';
import classes from './sending.module.css';

const A_MINUTE = 60_000;

interface LinksPanelProps {
  readonly id: string;
  readonly mayWrite: boolean;
  /** Nobody needs a way to an offer that is answered. */
  readonly mayMake: boolean;
  /** Passing on a link is recorded by hand as sending. */
  readonly isUnsent: boolean;
}

/** The ways of the customer to the offer; the secret of a link is shown once. */
export function LinksPanel({ id, mayWrite, mayMake, isUnsent }: LinksPanelProps) {
  const t = useTexts(texts);
  const [address, setAddress] = useState<string>();
  const make = useMakeLink({
    onSuccess: ({ token }) => setAddress(`${location.origin}/offer#${token}`),
  });
  const revoke = useRevokeLink({ onSuccess: () => setAddress(undefined) });
  return (
    <Panel
      title={t('sending.links')}
      hint={mayMake ? t(isUnsent ? 'sending.links_hint_unsent' : 'sending.links_hint') : undefined}
      actions={
        mayMake && (
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate({ id })}>
            {t('sending.make_link')}
          </Button>
        )
      }
    >
      {address !== undefined && (
        <div className={classes.made} role="status">
          <p>{t('sending.link_once')}</p>
          <CopiedCode text={address} />
        </div>
      )}
      <Loaded
        query={useQuery(linksQuery({ id }))}
        failedTitle={t('sending.load_failed')}
        height={48}
      >
        {(links) =>
          links.length === 0 ? (
            <p className={text.hint}>{t('sending.no_links')}</p>
          ) : (
            <ul className={classes.entries}>
              {links.map((link) => (
                <LinkEntry
                  key={link.id}
                  link={link}
                  onRevoke={mayWrite ? () => revoke.mutate({ id, link_id: link.id }) : undefined}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface LinkEntryProps {
  readonly link: OfferLink;
  readonly onRevoke: (() => void) | undefined;
}

function LinkEntry({ link, onRevoke }: LinkEntryProps) {
  const t = useTexts(texts);
  const { state, time } = stateOf(link, useNow(A_MINUTE));
  return (
    <li>
      <div className={classes.head}>
        <span>
          {link.last_viewed_at === null
            ? t('sending.not_viewed')
            : t('sending.viewed_at', { time: formatDateTime(link.last_viewed_at) })}
        </span>
        {state === 'link_working' && onRevoke !== undefined && (
          <Button variant="default" size="compact-sm" onClick={onRevoke}>
            {t('sending.revoke')}
          </Button>
        )}
      </div>
      <p className={text.hint}>
        {[
          t('sending.made_at', { time: formatDateTime(link.created_at) }),
          link.created_by_name ?? '',
          t(`sending.${state}`, { time: formatDateTime(time) }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </li>
  );
}

function stateOf({ revoked_at, expires_at }: OfferLink, now: number) {
  if (revoked_at !== null) return { state: 'link_revoked', time: revoked_at } as const;
  const isOver = Date.parse(expires_at) <= now;
  return { state: isOver ? 'link_over' : 'link_working', time: expires_at } as const;
}
