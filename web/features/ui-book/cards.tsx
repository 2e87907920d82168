import { useTranslation } from '#web/lib/text/words.ts';
import type { ProductRow } from '#contract/catalogue/calls.ts';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import classes from './book.module.css';
import { Example, Section } from './example.tsx';

export const Cards = ({ products }: { products: ProductRow[] }) => {
  const { t } = useTranslation('book');
  return (
    <Section id="cards" title={t('sections.cards')}>
      <Example title={t('card.product')}>
        <div className={classes['cards']}>
          {products.slice(0, 4).map((p) => (
            <ProductCard key={p.id} product={p} />
          ))}
        </div>
        {products.length === 0 && <p>{t('none')}</p>}
      </Example>
    </Section>
  );
};
