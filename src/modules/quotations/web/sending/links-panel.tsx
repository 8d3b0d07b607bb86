import { Button, Code } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { linksQuery, useMakeLink, useRevokeLink } from './sending.api.ts';

interface LinksPanelProps {
  readonly id: string;
  readonly maySend: boolean;
}

/** The ways of the customer to the offer; the secret of a link is shown once. */
export function LinksPanel({ id, maySend }: LinksPanelProps) {
  const t = useTexts(texts);
  const { data: links = [] } = useQuery(linksQuery({ id }));
  const [address, setAddress] = useState<string>();
  const make = useMakeLink({
    onSuccess: ({ token }) => setAddress(`${location.origin}/offer#${token}`),
  });
  const revoke = useRevokeLink();
  return (
    <Panel
      title={t('sending.links')}
      actions={
        maySend && (
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate({ id })}>
            {t('sending.make_link')}
          </Button>
        )
      }
    >
      <Stack>
        {address !== undefined && (
          <div role="status">
            <p>{t('sending.link_once')}</p>
            <Code block>{address}</Code>
          </div>
        )}
        {links.length === 0 && <p className={text.hint}>{t('sending.no_links')}</p>}
        {links.map((link) => (
          <div key={link.id}>
            <p>{t('sending.made_at', { time: formatDateTime(link.created_at) })}</p>
            <p className={text.hint}>
              {link.last_viewed_at === null
                ? t('sending.not_viewed')
                : t('sending.viewed_at', { time: formatDateTime(link.last_viewed_at) })}
            </p>
            {link.revoked_at === null ? (
              <>
                <p className={text.hint}>
                  {t('sending.link_working', { time: formatDateTime(link.expires_at) })}
                </p>
                {maySend && (
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => revoke.mutate({ id, link_id: link.id })}
                  >
                    {t('sending.revoke')}
                  </Button>
                )}
              </>
            ) : (
              <p className={text.hint}>{t('sending.revoked')}</p>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
