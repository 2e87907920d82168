import { IconPackage, IconTicket } from '@tabler/icons-react';
import type { CampaignPrize } from '#contract/carnival/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './carnival.module.css';

const marks = { postal: IconPackage, virtual: IconTicket } as const;

/** The tile of a prize: a parcel, or a ticket for what comes as a code. Prizes have no pictures of their own. */
export const PrizeMark = ({ kind, large = false }: { kind: CampaignPrize['kind']; large?: boolean }) => {
  const Mark = marks[kind];
  return (
    <span className={classes['mark']} data-large={large || undefined}>
      <Mark size={large ? 56 : 24} stroke={large ? 1.2 : 1.6} aria-hidden="true" />
    </span>
  );
};

/** How many of a prize are left, in words and as a bar. */
export const Stock = ({ of: p }: { of: CampaignPrize }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  return (
    <div>
      <p className={classes['quiet']}>
        {p.left
          ? t('stockOf', { left: f.number(p.left), stock: f.number(p.stock) })
          : `${t('allGiven')} · ${t('stock')} ${f.number(p.stock)}`}
      </p>
      <span className={classes['bar']} aria-hidden="true">
        <i style={{ width: `${(p.left / p.stock) * 100}%` }} />
      </span>
    </div>
  );
};
