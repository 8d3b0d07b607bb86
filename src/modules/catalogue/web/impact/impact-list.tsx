import { ActionIcon, Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import type { ImpactDirection, ImpactLink } from '#modules/catalogue/contract/impact.ts';
import { texts } from '../texts.ts';
import { KindSign, nameOf, NodeName, Problems } from './impact-node.tsx';
import type { OpenedImpact } from './use-impact.ts';
import classes from './impact.module.css';

interface ImpactListProps {
  readonly impact: OpenedImpact;
  readonly direction: ImpactDirection;
  /** Keys of what leads here, from the beginning; what is among them is not opened again. */
  readonly path: readonly string[];
}

/** What follows from the last thing of the path; each line opens to what follows from it. */
export function ImpactList({ impact, direction, path }: ImpactListProps) {
  const t = useTexts(texts);
  const key = path.at(-1) ?? '';
  const branch = impact.branchOf(key);
  if (branch === undefined) return null;
  const { links, left, waits, error, retry } = branch;
  if (error !== null)
    return <ErrorState error={error} title={t('impact.failed')} onRetry={retry} />;
  return (
    <>
      <ul className={classes.list}>
        {links.map((link) => (
          <Line
            key={`${link.relation} ${link.node.key}`}
            link={link}
            impact={impact}
            direction={direction}
            path={path}
          />
        ))}
        {!waits && links.length === 0 && (
          <li className={`${styles.hint} ${classes.waits}`}>{t(`impact.nothing.${direction}`)}</li>
        )}
      </ul>
      {waits && (
        <div className={`${styles.hint} ${classes.waits}`} role="status">
          {t('impact.loading')}
        </div>
      )}
      {!waits && left > 0 && (
        <Button variant="subtle" size="xs" onClick={() => impact.showMore(key)}>
          {t('impact.more', { count: left })}
        </Button>
      )}
    </>
  );
}

function Line({ link, impact, direction, path }: ImpactListProps & { readonly link: ImpactLink }) {
  const t = useTexts(texts);
  const { node, relation } = link;
  const above = path.includes(node.key);
  const expandable = link.expandable && !above;
  const opened = expandable && impact.branchOf(node.key) !== undefined;
  const name = nameOf(node, t);
  return (
    <li>
      <div className={classes.line}>
        {expandable ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            className={classes.toggle}
            aria-expanded={opened}
            aria-label={t(opened ? 'impact.collapse' : 'impact.expand', { name })}
            onClick={() => impact.toggle(node.key)}
          >
            <IconChevronRight size={16} stroke={1.8} />
          </ActionIcon>
        ) : (
          <span className={classes.leaf} />
        )}
        <KindSign node={node} />
        <span className={classes.words}>
          <span className={classes.name}>
            <span className={styles.hint}>{t(`impact.relations.${direction}.${relation}`)}</span>
            <NodeName node={node} />
            {node.kind !== 'use' && node.code !== node.name && <code>{node.code}</code>}
            {above && <span className={styles.hint}>{t('impact.above')}</span>}
            <Problems node={node} />
          </span>
          {node.place !== null && (
            <span className={styles.hint}>
              {`${node.place.module_name} › ${node.place.feature_name}`}
            </span>
          )}
        </span>
      </div>
      {opened && <ImpactList impact={impact} direction={direction} path={[...path, node.key]} />}
    </li>
  );
}

/** How many things follow at once, in words. */
export function NextCount({ total }: { readonly total: number }) {
  const t = useTexts(texts);
  return <span className={styles.hint}>{t('impact.total', { count: total })}</span>;
}
