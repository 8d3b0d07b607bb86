import { IconLockOpen2, IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { EarlierPass } from '#modules/feature-development/contract/stages.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './stages.module.css';

interface GateFactsProps {
  readonly pass: Pick<EarlierPass, 'approvals' | 'override_reason' | 'completed_by'>;
}

/** Who approved a stage, and who completed it although it lacked something, and why. */
export function GateFacts({ pass }: GateFactsProps) {
  const t = useTexts(texts);
  const { approvals, override_reason, completed_by } = pass;
  const somebody = t('workspace.stage.somebody');
  return (
    <>
      {approvals.map(({ approver, note, approved_at }) => (
        <p key={approved_at} className={classes.gate}>
          <IconRosetteDiscountCheck size={18} aria-hidden />
          <span>
            {t('workspace.stage.approved', {
              time: formatDateTime(approved_at),
              name: approver ?? somebody,
            })}
            {note !== '' && ` · ${note}`}
          </span>
        </p>
      ))}
      {override_reason !== null && (
        <p className={classes.gate}>
          <IconLockOpen2 size={18} aria-hidden />
          <span>
            <strong>{t('workspace.stage.overridden', { name: completed_by ?? somebody })}</strong>
            {` ${override_reason}`}
          </span>
        </p>
      )}
    </>
  );
}
