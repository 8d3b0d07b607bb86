import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { pageCount, pageSteps } from './page-numbers.ts';
import classes from './pagination.module.css';

const SIZES = [25, 50, 100];

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** There are more than `total`: the server stopped counting there. */
  readonly totalIsMinimum?: boolean;
  readonly onPage: (page: number, options?: { readonly replace?: boolean }) => void;
  readonly onPageSize?: (pageSize: number) => void;
  /** Sizes to choose from, where the list's default is another. */
  readonly sizes?: readonly number[];
  /** The list's default size, which can be chosen again. */
  readonly usualSize?: number;
}

/** Which rows are shown, how many rows a page has, and links to the other pages. */
export function Pagination(paging: Paging) {
  const t = usePlatformTexts();
  const { page, pageSize, total, totalIsMinimum = false, onPageSize } = paging;
  const range = {
    from: formatNumber(total === 0 ? 0 : (page - 1) * pageSize + 1),
    to: formatNumber(totalIsMinimum ? page * pageSize : Math.min(page * pageSize, total)),
    total: formatNumber(total),
  };
  const offered = [...(paging.sizes ?? SIZES), paging.usualSize ?? pageSize, pageSize];
  const sizes = [...new Set(offered)].toSorted((a, b) => a - b);
  return (
    <div className={classes.footer}>
      <span className={classes.range} role="status">
        {totalIsMinimum ? t('table.range_at_least', range) : t('table.range', range)}
      </span>
      {onPageSize !== undefined && (
        <label className={classes.size}>
          {t('table.page_size')}
          <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <Pages {...paging} />
    </div>
  );
}

function Pages({ page, pageSize, total, totalIsMinimum, onPage }: Paging) {
  const t = usePlatformTexts();
  const count = Math.max(pageCount(total, pageSize), totalIsMinimum === true ? page + 1 : 1);
  if (count === 1) return null;
  const steps = pageSteps(page, count);
  return (
    <nav className={classes.pages} aria-label={t('table.pages')}>
      <button
        type="button"
        aria-label={t('table.previous_page')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </button>
      {steps.map((step, index) =>
        step === 'gap' ? (
          <span key={`gap-after-${steps[index - 1] ?? 0}`} className={classes.gap} aria-hidden>
            {'…'}
          </span>
        ) : (
          <button
            key={step}
            type="button"
            aria-label={t('table.page_number', { page: step })}
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onPage(step)}
          >
            {formatNumber(step)}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={t('table.next_page')}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </button>
    </nav>
  );
}
