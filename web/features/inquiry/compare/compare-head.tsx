import { ActionIcon } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import type { LineView } from '#contract/inquiry/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { QuotationFile } from '../quotation-file.tsx';
import classes from './compare-table.module.css';
import estimates from './cost/landed.module.css';
import type { Column } from '#contract/inquiry/comparison/level.ts';
import type { Pair } from './use-pair.ts';

type Props = { lines: LineView[]; columns: Column[]; currency: Currency; pair: Pair; version: number; mayAsk: boolean };

type SupplierProps = {
  column: Column;
  /** The lowest total of all, and how many lines there are. */
  best: number | null | undefined;
  lines: number;
  /** Whether there are more suppliers than a phone shows. */
  changes: boolean;
} & Pick<Props, 'currency' | 'pair' | 'version' | 'mayAsk'>;

/** How it stands against the lowest, or why it can't be compared. */
const Standing = ({ column, best, lines }: Pick<SupplierProps, 'column' | 'best' | 'lines'>) => {
  const { t } = useTranslation('compare');
  const f = useFormat();
  const { quotation: q, total, lowest, complete, alike, comparable } = column;
  if (q.state === 'withdrawn') return q.withdrawnReason ? t('head.withdrawn', { reason: q.withdrawnReason }) : '—';
  if (lowest) return <b className={classes['lowest']}>{t('lowest')}</b>;
  if (!alike) return t('otherQuantities');
  if (!complete) return t('partial', { n: q.lines.length, of: lines });
  if (total === null) return t('noRate');
  if (!comparable) return t('head.otherTerm', { term: q.tradeTerm });
  return best ? `+${f.number(((total - best) / best) * 100, 1)}%` : '—';
};

/** What can be done with one: ask, read it on paper, ask a sample. */
const Ways = ({ quotation: q, mayAsk }: { quotation: Column['quotation']; mayAsk: boolean }) => {
  const { t } = useTranslation(['compare', 'common']);
  const [search] = useSearchParams();
  return (
    <span className={classes['ways']}>
      <SiteLink to={pageTo('chat', { eid: q.company.id, inquiry: search.get('id') ?? '' })}>
        {t('common:side.chat')}
      </SiteLink>
      <QuotationFile id={q.id} />
      {mayAsk && q.state === 'submitted' && (
        <SiteLink to={pageTo('askSample', { quotation: q.id })}>{t('head.sample')}</SiteLink>
      )}
    </span>
  );
};

/** One supplier: name and city, total, how far above the lowest, how many answers meet. */
const SupplierHead = ({ column, best, lines, changes, currency, pair, version, mayAsk }: SupplierProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const f = useFormat();
  const text = useText();
  const { quotation: q, total, landed, meets, answers } = column;
  return (
    <th scope="col" data-out={pair.out(q.id)}>
      <span className={classes['name']}>
        <SiteLink to={pageTo('company', { slug: q.company.id })}>{text(q.company.name)}</SiteLink>
        {changes && (
          <ActionIcon
            className={classes['change']}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('compare:change', { company: text(q.company.name) })}
            onClick={() => pair.change(q.id)}
          >
            <IconArrowsExchange size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
      <small>
        {text(q.company.city)} · {t('mine.revision', { n: q.revision })}
      </small>
      {q.forVersion !== version && <Tag tone="bad">{t('compare:older', { n: q.forVersion })}</Tag>}
      <strong className="figure">{total === null ? '—' : f.money(total, currency)}</strong>
      {landed && (
        <small>
          <span className={estimates['estimate']}>
            {t('compare:landed.included', { amount: f.money(landed.total - landed.price, currency) })}
          </span>
        </small>
      )}
      <small>
        <Standing column={column} best={best} lines={lines} />
      </small>
      <small>
        {t('compare:fit', { score: q.score, meets, of: answers })}
        {q.state !== 'submitted' && (
          <Tag tone={q.state === 'accepted' ? 'warp' : 'bad'}>{t(`common:quotationState.${q.state}`)}</Tag>
        )}
      </small>
      <Ways quotation={q} mayAsk={mayAsk} />
    </th>
  );
};

/** The suppliers with their levelled totals; on phones each of the two shown can be changed for another. */
export const CompareHead = ({ lines, columns, currency, pair, version, mayAsk }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const best = columns.find((c) => c.lowest)?.total;
  return (
    <thead>
      <tr>
        <th scope="col" className={classes['corner']}>
          {t('compare:levelled', { currency })}
          {columns.length > 2 && (
            <span className={classes['pair']}>
              {t('compare:pair')}
              <span aria-hidden="true">
                {columns.map((c) => (
                  <i key={c.quotation.id} data-out={pair.out(c.quotation.id)} />
                ))}
              </span>
            </span>
          )}
        </th>
        {columns.map((column) => (
          <SupplierHead
            key={column.quotation.id}
            {...{ column, currency, pair, version, mayAsk }}
            best={best}
            lines={lines.length}
            changes={columns.length > 2}
          />
        ))}
      </tr>
    </thead>
  );
};
