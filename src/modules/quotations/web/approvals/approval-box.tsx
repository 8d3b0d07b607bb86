import { IconCircle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Approvals, ApprovalStep } from '#modules/quotations/contract/approvals.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { isIssuedAtOnce } from '#modules/quotations/contract/status-shown.ts';
import { formatDateTime, formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import text from '#platform/web/page/text.module.css';
import { texts, type QuotationTexts } from '../texts.ts';
import { approvalsQuery } from './approvals.api.ts';
import classes from './approvals.module.css';

const SKELETON_HEIGHT = 96;

/** The approval that a quotation needs or had: who decides which step, and what was decided. */
export function ApprovalBox({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const query = useQuery(approvalsQuery({ id: quotation.id }));
  // A draft rarely has any, so no room is kept for them.
  const height = quotation.status === 'draft' ? 0 : SKELETON_HEIGHT;
  return (
    <Loaded query={query} failedTitle={t('approvals.load_failed')} height={height}>
      {(approvals) => {
        if (approvals.steps.length + approvals.earlier.length === 0)
          return <NotNeeded quotation={quotation} />;
        return (
          <Panel title={t('approvals.title')}>
            <ol className={classes.steps}>
              {approvals.steps.map((step) => (
                <Step
                  key={step.step}
                  step={step}
                  isDue={approvals.due === step.step}
                  ownPart={approvals.own_part}
                />
              ))}
            </ol>
            <Earlier decisions={approvals.earlier} />
          </Panel>
        );
      }}
    </Loaded>
  );
}

/** Says of an offer that was issued without asking anybody why nobody approved it. */
function NotNeeded({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const { approved_at: at } = quotation;
  if (at === null || !isIssuedAtOnce(quotation)) return null;
  return (
    <Panel title={t('approvals.title')}>
      {t('approvals.not_needed', { time: formatDateTime(at) })}
    </Panel>
  );
}

const SIGNS = { approved: IconCircleCheck, rejected: IconCircleX } as const;

interface StepProps {
  readonly step: ApprovalStep;
  readonly isDue: boolean;
  /** Why the reader, who was named, leaves the step that is due to somebody else. */
  readonly ownPart: Approvals['own_part'];
}

function Step({ step, isDue, ownPart }: StepProps) {
  const t = useTexts(texts);
  const Sign = step.decision === null ? IconCircle : SIGNS[step.decision];
  const names = [
    ...step.approvers.map(({ name }) => name ?? t('approvals.somebody')),
    ...step.roles.map(({ name }) => name),
  ];
  return (
    <li data-decision={step.decision ?? undefined} data-due={isDue || undefined}>
      <Sign size={18} stroke={1.7} aria-hidden />
      <div>
        <strong>{t('approvals.step', { step: step.step })}</strong>
        {' · '}
        {writeDecision(t, step) ?? t(isDue ? 'approvals.waiting' : 'approvals.later')}
        {names.length > 0 && (
          <p className={text.hint}>
            {t(names.length > 1 ? 'approvals.by_one_of' : 'approvals.by', {
              names: formatList(names),
            })}
          </p>
        )}
        {isDue && ownPart !== null && (
          <p className={text.hint}>{t(`approvals.by_somebody_else.${ownPart}`)}</p>
        )}
        {step.note !== '' && <p className={text.typed}>{step.note}</p>}
      </div>
    </li>
  );
}

function Earlier({ decisions }: { readonly decisions: Approvals['earlier'] }) {
  const t = useTexts(texts);
  if (decisions.length === 0) return null;
  return (
    <details className={classes.earlier}>
      <summary>{t('approvals.earlier')}</summary>
      <ul>
        {decisions.map((decision) => (
          <li key={`${decision.decided_at} ${decision.step}`}>
            {`${t('approvals.step', { step: decision.step })} · ${writeDecision(t, decision) ?? ''}`}
            {decision.note !== '' && <p className={text.typed}>{decision.note}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Decided = Pick<ApprovalStep, 'decision' | 'decided_at' | 'decided_by_name'>;

function writeDecision(t: QuotationTexts, { decision, ...by }: Decided): string | undefined {
  if (decision === null || by.decided_at === null) return undefined;
  return t(`approvals.${decision}_by`, {
    name: by.decided_by_name ?? t('approvals.somebody'),
    time: formatDateTime(by.decided_at),
  });
}
