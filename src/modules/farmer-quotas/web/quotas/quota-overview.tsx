import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { PlaceNames } from '#modules/geography/web/public.ts';
import { writeDay } from '#platform/web/date/say-day.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel, type Fact } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { PersonalValue } from '#platform/web/personal-data/personal-value.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts, type QuotaTexts } from '../texts.ts';
import { placesOf, writeAddress, type PersonalField } from './quota-facts.ts';
import { SeasonTimeline } from './season-timeline.tsx';

interface OverviewProps {
  readonly quota: Quota;
}

/** What is known of a farmer in a season. */
export function QuotaOverview({ quota }: OverviewProps) {
  const t = useTexts(texts);
  return (
    <Stack>
      <QuotaFacts quota={quota} />
      <Panel title={t('detail.status_of')}>
        <Facts facts={statusFacts(t, quota)} />
      </Panel>
      <SeasonTimeline quota={quota} />
    </Stack>
  );
}

/** The fields of a quota, as the overview and the verification desk show them. */
export function QuotaFacts({ quota }: OverviewProps) {
  const t = useTexts(texts);
  return (
    <>
      <Panel title={t('form.identity')}>
        <Facts
          facts={[
            { name: t('fields.first_name'), value: quota.first_name },
            { name: t('fields.last_name'), value: quota.last_name },
            personal(t, quota, 'national_id'),
            {
              name: t('fields.birth_date'),
              value: quota.birth_date !== null && writeDay(quota.birth_date),
            },
            {
              name: t('fields.marital_status'),
              value: quota.marital_status !== null && t(`marital_statuses.${quota.marital_status}`),
            },
            {
              name: t('fields.children_count'),
              value: quota.children_count !== null && formatNumber(quota.children_count),
            },
            { name: t('fields.beneficiary'), value: quota.beneficiary },
          ]}
        />
      </Panel>
      <Panel title={t('form.contact')}>
        <Facts facts={contactFacts(t, quota)} />
      </Panel>
      <Panel title={t('form.bank')}>
        <Facts
          facts={[
            { name: t('fields.bank_name'), value: quota.bank_name },
            { name: t('fields.bank_district'), value: quota.bank_district },
            personal(t, quota, 'bank_account_no'),
            personal(t, quota, 'baac_account_number'),
          ]}
        />
      </Panel>
    </>
  );
}

function contactFacts(t: QuotaTexts, quota: Quota): Fact[] {
  // Official places say the same.
  const inWords = quota.contact_province_id === null ? writeAddress(quota) : '';
  return [
    {
      name: t('fields.phone'),
      value: quota.phone !== '' && <a href={`tel:${quota.phone}`}>{quota.phone}</a>,
    },
    {
      name: t('fields.email'),
      value: quota.email !== '' && <a href={`mailto:${quota.email}`}>{quota.email}</a>,
    },
    { name: t('fields.line_id'), value: quota.line_id },
    { name: t('fields.office_id'), value: quota.office_name },
    ...(['registered', 'contact'] as const).map((kind) => ({
      name: t(`fields.${kind}_address`),
      value: <PlaceNames places={placesOf(quota, kind)} lines={[quota[`${kind}_address`]]} />,
    })),
    ...(inWords === '' ? [] : [{ name: t('form.in_words'), value: inWords }]),
  ];
}

function statusFacts(t: QuotaTexts, quota: Quota): Fact[] {
  const { submitted_at, claimed_by_name, verified_at, verified_by_name, reject_reason } = quota;
  return [
    {
      name: t('fields.submitted_at'),
      value: submitted_at !== null && <TimeAgo at={submitted_at} />,
    },
    { name: t('fields.claimed_by_name'), value: verified_by_name ?? claimed_by_name },
    {
      name: t('fields.verified_at'),
      value: verified_at !== null && <TimeAgo at={verified_at} />,
    },
    ...(verified_at === null
      ? [{ name: t('fields.reject_reason'), value: reject_reason }]
      : approvalFacts(t, quota)),
    { name: t('fields.updated_at'), value: <TimeAgo at={quota.updated_at} /> },
  ];
}

/** What was to be looked at when it was approved, and its note; what had failed is above the tabs, with the reason. */
function approvalFacts(t: QuotaTexts, quota: Quota): Fact[] {
  const doubtful = quota.doubtful_checks[languageOfPage()];
  const note = quota.failed_checks.th.length === 0 && quota.approval_note;
  return [
    { name: t('fields.doubtful_checks'), value: doubtful.length > 0 && <Lines texts={doubtful} /> },
    { name: t('fields.approval_note'), value: note },
  ].filter(({ value }) => value !== false);
}

function Lines({ texts: lines }: { readonly texts: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

function personal(...[t, quota, field]: readonly [QuotaTexts, Quota, PersonalField]): Fact {
  return { name: t(`fields.${field}`), value: <Sealed quota={quota} field={field} /> };
}

function Sealed({ quota, field }: OverviewProps & { readonly field: PersonalField }) {
  const t = useTexts(texts);
  const mayReveal = useMay('farmer-quotas:reveal');
  const value = quota[field];
  if (value === '') return null;
  return field === 'national_id' ? (
    // It belongs to the farmer, of whom each season has a quota.
    <PersonalValue
      entity="farmer"
      id={quota.farmer_id}
      field={field}
      label={t(`fields.${field}`)}
      value={value}
      mayReveal={mayReveal}
    />
  ) : (
    <PersonalValue
      entity="farmer_quota"
      id={quota.id}
      field={field}
      label={t(`fields.${field}`)}
      value={value}
      mayReveal={mayReveal}
    />
  );
}
