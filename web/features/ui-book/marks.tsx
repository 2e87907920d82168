import { useTranslation } from '#web/lib/text/words.ts';
import { useNow } from '#web/lib/page/now.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { EvidenceBadge } from '#web/ui/card/evidence-badge.tsx';
import { Price } from '#web/ui/card/price.tsx';
import { QuoteBars } from '#web/ui/table/quote-bars.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Thread } from '#web/ui/picture/thread.tsx';
import { Weave } from '#web/ui/picture/weave.tsx';
import classes from './book.module.css';
import { Example, Section } from './example.tsx';

const tags = [
  ['plain', 'plain'],
  ['warp', 'offer'],
  ['weft', 'demand'],
  ['deviates', 'deviates'],
  ['bad', 'bad'],
  ['info', 'info'],
] as const;

const EvidenceExample = () => {
  const { t } = useTranslation('book');
  return (
    <Example title={t('mark.evidence')}>
      <div className={classes['row']}>
        <EvidenceBadge
          label={t('mark.standard')}
          evidence={{ kind: 'document', reviewer: 'certifier', reviewedAt: '2026-03-02', expiresAt: '2029-03-01' }}
        />
        <EvidenceBadge
          label={t('mark.licence')}
          evidence={{ kind: 'licence', reviewer: 'operator', reviewedAt: '2026-05-18', expiresAt: null }}
        />
        <EvidenceBadge
          label={t('mark.report')}
          evidence={{ kind: 'report', reviewer: 'laboratory', reviewedAt: '2023-01-09', expiresAt: '2024-01-08' }}
        />
        <EvidenceBadge
          label={t('mark.standard')}
          evidence={{ kind: 'document', reviewer: null, reviewedAt: null, expiresAt: null }}
        />
        <EvidenceBadge label={t('mark.standard')} evidence={null} />
      </div>
    </Example>
  );
};

export const Marks = () => {
  const { t } = useTranslation(['book', 'common']);
  const now = useNow();
  const after = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  return (
    <Section id="marks" title={t('sections.marks')}>
      <Example title={t('mark.price')}>
        <div className={classes['row']}>
          <Price state="fixed" price="96.5" currency="CNY" per="kg" moq="200" />
          <Price state="negotiable" price={null} currency="CNY" per="kg" />
          <Price state="login" price={null} currency="CNY" per="kg" />
        </div>
      </Example>
      <EvidenceExample />
      <Example title={t('mark.tags')}>
        <div className={classes['row']}>
          {tags.map(([tone, key]) => (
            <Tag key={tone} tone={tone}>
              {t(`mark.${key}`)}
            </Tag>
          ))}
        </div>
      </Example>
      <Example title={t('mark.deadline')}>
        <div className={classes['row']}>
          <Deadline at={after(101)} />
          <Deadline at={after(5.4)} />
          <Deadline at={after(-1)} />
        </div>
      </Example>
      <Example title={t('mark.quotes')}>
        <div className={classes['row']}>
          <QuoteBars count={3} wanted={6} label={t('common:quotesOf', { count: 3, wanted: 6 })} />
          <QuoteBars count={0} wanted={4} label={t('common:quotesOf', { count: 0, wanted: 4 })} />
        </div>
      </Example>
      <Example title={t('mark.thread')}>
        <Thread
          label={t('mark.thread')}
          knots={[
            { key: '1', state: 'done', children: t('mark.knot1') },
            { key: '2', state: 'now', children: t('mark.knot2') },
            { key: '3', state: 'next', children: t('mark.knot3') },
          ]}
        />
      </Example>
      <Example title={t('mark.weave')}>
        <Weave
          matrix={[
            [3, 2, 0, 1],
            [0, 3, 1, 0],
            [1, 0, 2, 3],
          ]}
          width={320}
          height={72}
        />
      </Example>
    </Section>
  );
};
