import type { EarlierPass } from '#modules/feature-development/contract/stages.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { texts } from '../texts.ts';
import { EarlierChecklist } from '../checklists/earlier-checklist.tsx';
import { GateFacts } from '../stages/gate-facts.tsx';
import classes from '../stages/stages.module.css';

interface EarlierPassesProps {
  readonly address: StageAddress;
  readonly passes: readonly EarlierPass[];
}

/** What a stage was before it was rolled back, each time; the latest first. */
export function EarlierPasses({ address, passes }: EarlierPassesProps) {
  const t = useTexts(texts);
  if (passes.length === 0) return null;
  return (
    <section className={classes.part}>
      <h4>{t('workspace.stage.passes')}</h4>
      <ol className={classes.passes}>
        {passes.toReversed().map((pass) => (
          <li key={pass.pass}>
            <strong>{t('workspace.stage.pass', { number: pass.pass })}</strong>
            <PassTimes pass={pass} />
            <GateFacts pass={pass} />
            {pass.notes !== '' && <p className={classes.notes}>{pass.notes}</p>}
            {pass.rollback_reason !== null && (
              <p className={classes.notes}>
                {`${t('workspace.stage.reason')} ${pass.rollback_reason}`}
              </p>
            )}
            <EarlierChecklist address={address} pass={pass.pass} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PassTimes({ pass }: { readonly pass: EarlierPass }) {
  const t = useTexts(texts);
  const steps = [
    ['started', pass.started_at, pass.started_by],
    ['completed', pass.completed_at, pass.completed_by],
    ['rolled_back', pass.rolled_back_at, pass.rolled_back_by],
  ] as const;
  return (
    <ul className={classes.facts}>
      {steps.map(
        ([step, at, name]) =>
          at !== null && (
            <li key={step}>
              {t(`workspace.stage.${step}`, {
                time: formatDateTime(at),
                name: name ?? t('workspace.stage.somebody'),
              })}
            </li>
          ),
      )}
    </ul>
  );
}
