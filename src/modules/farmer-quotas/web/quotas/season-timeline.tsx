import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { QuotaStatus } from './quota-status.tsx';
import { quotasOfFarmerQuery } from './quotas.api.ts';
import classes from './quotas.module.css';

/** The quotas of a farmer through the seasons, the latest first. */
export function SeasonTimeline({ quota }: { readonly quota: Quota }) {
  const t = useTexts(texts);
  const query = useQuery(quotasOfFarmerQuery({ id: quota.farmer_id }));
  return (
    <Panel title={t('detail.seasons')}>
      <Loaded query={query} failedTitle={t('detail.seasons_failed')} height={64}>
        {(quotas) => (
          <ol className={classes.timeline}>
            {quotas.map(({ id, season, quota_code, office_name, ...other }) => (
              <li key={id} aria-current={id === quota.id || undefined}>
                <strong>{season}</strong>
                {id === quota.id ? (
                  <span title={t('detail.this_quota')}>{quota_code}</span>
                ) : (
                  <Link to="/farmer-quotas/$id" params={{ id }}>
                    {quota_code}
                  </Link>
                )}
                <QuotaStatus quota={other} />
                {office_name}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  );
}
