import { useTranslation } from '#web/lib/text/words.ts';
import type { ProductRow } from '#contract/catalogue/calls.ts';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './book.module.css';
import { Cards } from './cards.tsx';
import { Data, type ProductList } from './data.tsx';
import { type Dictionaries, Forms } from './forms.tsx';
import { Marks } from './marks.tsx';
import { Pictures } from './pictures.tsx';
import { States } from './states.tsx';
import { Steps } from './steps.tsx';
import { Text } from './text.tsx';

const sections = ['forms', 'steps', 'cards', 'marks', 'states', 'data', 'text', 'pictures'] as const;

type BookProps = Dictionaries & { products: ProductRow[]; list: ProductList };

/** Every piece of the design system with its states, for those who build pages and for the tests that walk through it. */
export const BookPage = ({ products, list, ...dictionaries }: BookProps) => {
  const { t } = useTranslation('book');
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('title')} note={t('lead')} />
      <div className={classes['layout']}>
        <nav className={classes['contents']} aria-label={t('contents')}>
          {sections.map((s) => (
            <a key={s} href={`#${s}`}>
              {t(`sections.${s}`)}
            </a>
          ))}
        </nav>
        <div className={classes['parts']}>
          <Forms {...dictionaries} />
          <Steps fields={dictionaries.fields} />
          <Cards products={products} />
          <Marks />
          <States />
          <Data products={list} />
          <Text />
          <Pictures />
        </div>
      </div>
    </main>
  );
};
