import { Textarea } from '@mantine/core';
import { convert, type Rates } from '#contract/inquiry/comparison/level.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './award.module.css';

type Order = {
  quotation: QuotationView;
  lines: { line: LineView; tier: number; alternative: number | undefined }[];
};

/** What orders come to in CNY, as near as the page can say; null where a rate is missing. The server counts for itself. */
export const valueOf = (orders: Order[], rates: Rates): number | null =>
  orders
    .flatMap(({ quotation: q, lines }) =>
      lines.map(({ line, tier, alternative }) => {
        const said = q.lines.find((l) => l.lineId === line.id);
        const prices = (alternative ? said?.alternatives?.[alternative - 1] : said)?.prices;
        const at = Math.min(tier, line.tiers.length) - 1;
        return convert(Number(prices?.[at] ?? 0) * Number(line.tiers[at]), q.currency, 'CNY', rates);
      }),
    )
    .reduce<number | null>((sum, n) => (sum === null || n === null ? null : sum + n), 0);

type Props = { limit: string; reason: string; onReason: (reason: string) => void };

/** Says that a second person has to approve, and asks why it should be. */
export const NeedsApproval = ({ limit, reason, onReason }: Props) => {
  const { t } = useTranslation(['deciding', 'common']);
  const f = useFormat();
  return (
    <>
      <p className={classes['binds']}>{t('award.above', { limit: f.money(limit, 'CNY') })}</p>
      <Textarea
        mt="sm"
        label={`${t('award.reason')} · ${t('common:optional')}`}
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(e) => onReason(e.currentTarget.value)}
      />
    </>
  );
};
