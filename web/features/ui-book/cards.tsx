import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#contract/catalogue/calls.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { BoothCard } from '#web/ui/card/booth-card.tsx';
import { CompanyCard, type CompanyFacts } from '#web/ui/card/company-card.tsx';
import { InquiryCard } from '#web/ui/card/inquiry-card.tsx';
import { NewsCard } from '#web/ui/card/news-card.tsx';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { VideoCard } from '#web/ui/video-card.tsx';
import classes from './book.module.css';
import { Example, Section } from './example.tsx';

const matrix = [
  [3, 2, 0, 1],
  [0, 3, 1, 0],
  [1, 0, 2, 3],
];

type Props = { products: ProductRow[]; inquiries: InquiryRow[]; companies: CompanyFacts[] };

export const Cards = ({ products, inquiries, companies }: Props) => {
  const { t } = useTranslation('book');
  const lang = useLang();
  const text = (words: string) => ({ [lang]: words });
  return (
    <Section id="cards" title={t('sections.cards')}>
      <Example title={t('card.company')}>
        <div className={classes['cards']}>
          {companies.map((c, i) => (
            <CompanyCard key={c.id} company={c} {...(i % 2 === 0 && { matrix })} />
          ))}
        </div>
        {companies.length === 0 && <p>{t('none')}</p>}
      </Example>
      <Example title={t('card.product')}>
        <div className={classes['cards']}>
          {products.slice(0, 4).map((p) => (
            <ProductCard key={p.id} product={p} />
          ))}
        </div>
        {products.length === 0 && <p>{t('none')}</p>}
      </Example>
      <Example title={t('card.inquiry')}>
        <div className={classes['cards']}>
          {inquiries.map((i) => (
            <InquiryCard key={i.id} row={i} />
          ))}
        </div>
        {inquiries.length === 0 && <p>{t('none')}</p>}
      </Example>
      <Example title={t('card.other')}>
        <div className={classes['cards']}>
          <BoothCard
            to={pageTo('book')}
            booth={{
              number: 'A-12',
              hall: text(t('card.hall')),
              company: text(t('card.exhibitor')),
              shows: [text(t('card.shows'))],
              picture: { subject: 'hall-inside', seed: 1 },
              staffed: true,
              visitors: 4,
            }}
          />
          <NewsCard
            to={pageTo('book')}
            news={{
              title: text(t('card.news')),
              summary: text(t('card.newsText')),
              at: '2026-11-12T02:00:00.000Z',
              section: text(t('card.section')),
              picture: { subject: 'wind-blade', seed: 1 },
            }}
          />
          <VideoCard
            to={pageTo('book')}
            video={{
              title: text(t('card.video')),
              by: text(t('card.by')),
              at: '2026-11-03T02:00:00.000Z',
              seconds: 754,
              captions: ['cn', 'en', 'es'],
              poster: { subject: 'infusion', seed: 1 },
            }}
          />
        </div>
      </Example>
    </Section>
  );
};
