import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RelatedSow, RelationKind } from '#modules/feature-development/contract/relations.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { addressOf, paths } from '../paths.ts';
import { relationsQuery, useRemoveRelation } from '../records/relations.api.ts';
import { texts } from '../texts.ts';
import { RelationDialog } from './relation-dialog.tsx';
import classes from './relations.module.css';

const KINDS: readonly RelationKind[] = ['blocked_by', 'blocks'];

/** Which SOWs come before this one, and which wait for it; a warning where one of the first is still open. */
export function RelatedWork({ sow }: { readonly sow: Sow }) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const { data: relations } = useQuery(relationsQuery({ id: sow.id }));
  const dialog = useRecordWindow<Sow>();
  const kinds = KINDS.filter((kind) => (relations?.[kind].length ?? 0) > 0);
  if (kinds.length === 0 && !mayWrite) return null;
  const names = formatList(sow.open_blockers.map(({ name }) => name));
  return (
    <section className={classes.related} aria-label={t('relations.title')}>
      {sow.open_blockers.length > 0 && <Notice>{t('relations.waits_for', { names })}</Notice>}
      <div className={classes.kinds}>
        {kinds.map((kind) => (
          <div key={kind} className={classes.kind}>
            <h3>{t(`relations.kinds.${kind}`)}</h3>
            <ul>
              {relations?.[kind].map((related) => (
                <RelatedLine
                  key={related.id}
                  sowId={sow.id}
                  related={related}
                  mayRemove={mayWrite}
                />
              ))}
            </ul>
          </div>
        ))}
        {mayWrite && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={16} />}
            onClick={() => dialog.open(sow)}
          >
            {t('relations.add')}
          </Button>
        )}
      </div>
      {dialog.draw((about, window) => (
        <RelationDialog {...window} sow={about} />
      ))}
    </section>
  );
}

interface RelatedLineProps {
  readonly sowId: string;
  readonly related: RelatedSow;
  readonly mayRemove: boolean;
}

function RelatedLine({ sowId, related, mayRemove }: RelatedLineProps) {
  const t = useTexts(texts);
  const remove = useRemoveRelation();
  const { id, name, value_stream_id: valueStreamId, sop_id: sopId, current_stage } = related;
  return (
    <li>
      <Link to={addressOf(paths.sow, { valueStreamId, sopId, sowId: id })}>{name}</Link>
      {nextStage(current_stage) === null && (
        <StatusBadge tone="success" label={t('flow.delivered')} />
      )}
      {mayRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('relations.remove', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: sowId, related_id: id })}
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </li>
  );
}
