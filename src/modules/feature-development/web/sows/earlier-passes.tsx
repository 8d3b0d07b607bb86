import type { EarlierPass } from '#modules/feature-development/contract/stages.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { StageAddress } from '../checklists/checklists.api.ts';
import { texts } from '../texts.ts';
import { EarlierChecklist } from '../checklists/earlier-checklist.tsx';
import { GateFacts } from '../stages/gate-facts.tsx';
import { PassTimes } from '../stages/pass-times.tsx';
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
    <section className={classes.section}>
      <h4>{t('workspace.stage.passes')}</h4>
      <ol className={classes.passes}>
        {passes.toReversed().map((pass) => (
          <li key={pass.pass}>
            <strong>{t('workspace.stage.pass', { number: pass.pass })}</strong>
            <PassTimes pass={pass} />
            <GateFacts pass={pass} />
            {pass.notes !== '' && <p className={text.typed}>{pass.notes}</p>}
            {pass.rollback_reason !== null && (
              <p className={text.typed}>
                {`${t('fields.rollback_reason')} ${pass.rollback_reason}`}
              </p>
            )}
            <EarlierChecklist address={address} pass={pass.pass} />
          </li>
        ))}
      </ol>
    </section>
  );
}
