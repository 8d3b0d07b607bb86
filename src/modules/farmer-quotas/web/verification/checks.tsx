import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Finding, QuotaCheck } from '#modules/farmer-quotas/contract/verification.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Differences } from '../quotas/differences.tsx';
import { texts } from '../texts.ts';
import classes from './verification.module.css';

interface ChecksProps {
  readonly checks: readonly QuotaCheck[];
  readonly findings: readonly Finding[];
  readonly previous: { readonly id: string; readonly season: string } | null;
  readonly differences: readonly { field: string; before?: unknown; after?: unknown }[];
}

/** What the automatic checks found, and what differs from the season before. */
export function Checks({ checks, findings, previous, differences }: ChecksProps) {
  const t = useTexts(texts);
  return (
    <>
      <Panel title={t('verification.checks')}>
        <ul className={classes.checks}>
          {checks.map(({ name, outcome, message, quotas }) => (
            <CheckLine key={name} label={t(`checks.${name}`)} outcome={outcome} message={message}>
              {quotas.map(({ id, quota_code, name: farmer }) => (
                <span key={id}>
                  <Link to="/farmer-quotas/$id" params={{ id }} target="_blank">
                    {`${quota_code} ${farmer}`}
                  </Link>{' '}
                </span>
              ))}
            </CheckLine>
          ))}
          {findings.map((finding) => (
            <CheckLine key={finding.label} {...finding} />
          ))}
        </ul>
      </Panel>
      <Changes previous={previous} differences={differences} />
    </>
  );
}

interface CheckLineProps extends Finding {
  readonly children?: ReactNode;
}

/** What a check said, in the colour of its outcome. */
export function CheckLine({ label, outcome, message, children }: CheckLineProps) {
  const t = useTexts(texts);
  return (
    <li>
      <StatusBadge tone={toneOf(outcome)} label={t(`verification.outcomes.${outcome}`)} />
      <span>
        <strong>{`${label}:`}</strong> {message} {children}
      </span>
    </li>
  );
}

/** What differs from the season before. */
function Changes({ previous, differences }: Omit<ChecksProps, 'checks' | 'findings'>) {
  const t = useTexts(texts);
  if (previous === null) return <p>{t('verification.no_previous')}</p>;
  const { season } = previous;
  if (differences.length === 0) return <p>{t('verification.no_differences', { season })}</p>;
  return (
    <Panel title={t('verification.differences', { season })}>
      <Differences
        label={t('verification.differences', { season })}
        differences={differences}
        columns={[t('verification.before'), t('verification.after')]}
      />
    </Panel>
  );
}
