import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { VoteView } from '#contract/inquiry/comparing.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Pair } from '../use-pair.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import classes from './votes.module.css';

const VoteDialog = lazy(() => import('./vote-dialog.tsx'));

export type VotesProps = {
  data: DataOf<typeof inquiry.own>;
  quotations: QuotationView[];
  pair: Pair;
};

const Vote = ({ vote, revision }: { vote: VoteView; revision: number }) => {
  const { t } = useTranslation('compare');
  const Icon = vote.choice === 'for' ? IconCheck : IconAlertTriangle;
  return (
    <li data-choice={vote.choice}>
      <Icon size={16} stroke={1.8} aria-label={t(`votes.${vote.choice}`)} />
      <div>
        <b>{vote.name}</b>
        {vote.revision !== revision && <small>{t('votes.earlier', { n: vote.revision })}</small>}
        {vote.reason && <ForeignText className={classes['reason']} text={vote.reason} />}
      </div>
    </li>
  );
};

/** What colleagues say of each quotation, and the way to say something oneself until the award. */
const VotesRow = ({ data, quotations, pair }: VotesProps) => {
  const { t } = useTranslation('compare');
  const [voting, setVoting] = useState<QuotationView | null>(null);
  // The row comes after the page: a click before it lives would be lost.
  const ready = useReady();
  const open = data.row.state === 'quoting' || data.row.state === 'outOfDate';
  const mineOf = (q: QuotationView) => data.votes.find((v) => v.mine && v.quotationId === q.id);
  if (!open && !data.votes.length) return null;
  return (
    <tr>
      <th scope="row">
        {t('votes.row')}
        <small className={classes['own']}>{t('votes.own')}</small>
      </th>
      {quotations.map((q) => (
        <td key={q.id} data-out={pair.out(q.id)}>
          <ul className={classes['votes']}>
            {data.votes
              .filter((v) => v.quotationId === q.id)
              .map((v) => (
                <Vote key={`${v.name} ${v.at}`} vote={v} revision={q.revision} />
              ))}
          </ul>
          {open && q.state !== 'accepted' && (
            <Button
              size="compact-sm"
              variant="default"
              className={classes['cast'] ?? ''}
              disabled={!ready}
              onClick={() => setVoting(q)}
            >
              {t(mineOf(q) ? 'votes.change' : 'votes.cast')}
            </Button>
          )}
          {voting?.id === q.id && (
            <Suspense>
              <VoteDialog quotation={q} mine={mineOf(q)} onClose={() => setVoting(null)} />
            </Suspense>
          )}
        </td>
      ))}
    </tr>
  );
};

export default VotesRow;
