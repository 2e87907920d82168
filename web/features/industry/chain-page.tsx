import type { PageAddress } from '#contract/pages.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { WarpMark, WeftMark } from '#web/ui/picture/marks.tsx';
import { HydrateOnView } from '#web/ui/frame/hydrate-on-view.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './chain-page.module.css';
import type { Group, Node, Stage } from './chain.ts';

/** A count as a link to what it counts; what is nothing leads nowhere. */
const Count = ({ n, to, label }: { n: number; to: PageAddress | null; label: string }) => {
  const f = useFormat();
  if (!n) return <span aria-hidden="true">—</span>;
  return to ? (
    <SiteLink to={to} aria-label={label}>
      {f.number(n)}
    </SiteLink>
  ) : (
    f.number(n)
  );
};

const Row = ({ node: n, products, of }: { node: Node; products: boolean; of?: string }) => {
  const { t } = useTranslation('industry');
  const counted = { name: of ?? n.name };
  return (
    <tr id={n.slug} data-all={of ? true : undefined}>
      <th scope="row">{of ? t('chain.whole') : n.name}</th>
      <td className="figure">
        <Count
          n={n.suppliers}
          to={n.suppliersAt}
          label={t('chain.suppliersOf', { ...counted, n: n.suppliers, count: n.suppliers })}
        />
      </td>
      {products && (
        <td className="figure">
          <Count
            n={n.products ?? 0}
            to={n.productsAt}
            label={t('chain.productsOf', { ...counted, n: n.products ?? 0, count: n.products ?? 0 })}
          />
        </td>
      )}
      <td className="figure">
        <Count
          n={n.inquiries}
          to={n.inquiriesAt}
          label={t('chain.inquiriesOf', { ...counted, n: n.inquiries, count: n.inquiries })}
        />
      </td>
    </tr>
  );
};

/** Suppliers (green, standing), products, and open inquiries (amber, lying) of a group's places. */
const Places = ({ group: g, name }: { group: Group; name: string }) => {
  const { t } = useTranslation('industry');
  const products = g.rows.some((n) => n.products !== null) || Boolean(g.all);
  return (
    <div className={panel['panel']}>
      <table className={classes['places']}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">
              <WarpMark scale={0.8} /> {t('chain.head.suppliers')}
            </th>
            {products && <th scope="col">{t('chain.head.products')}</th>}
            <th scope="col">
              <WeftMark scale={0.8} /> {t('chain.head.inquiries')}
            </th>
          </tr>
        </thead>
        <tbody>
          {g.rows.map((n) => (
            <Row key={n.slug} node={n} products={products} />
          ))}
          {g.all && <Row node={g.all} products={products} of={name} />}
        </tbody>
      </table>
    </div>
  );
};

/** The composites chain as a way to walk: six stages along one thread, each place with what stands there now. */
export const ChainPage = ({ stages }: { stages: Stage[] }) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  const placesOf = (count: number) => t('chain.places', { n: f.number(count), count });
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('chain.title')} note={t('chain.lead')} />
      <nav aria-label={t('chain.stages')}>
        <ol className={classes['way']}>
          {stages.map((s, i) => (
            <li key={s.key}>
              <a href={`#${s.key}`}>
                <span className="figure">{i + 1}</span>
                <strong>{t(`chain.stage.${s.key}`)}</strong>
                <small>{placesOf(s.groups.reduce((n, g) => n + g.rows.length, 0))}</small>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {stages.map((s) => (
        <HydrateOnView key={s.key}>
          <section id={s.key} className={classes['stage']} aria-labelledby={`${s.key}-title`}>
            <h2 id={`${s.key}-title`}>{t(`chain.stage.${s.key}`)}</h2>
            <p>{t(`chain.about.${s.key}`)}</p>
            <div className={classes['groups']}>
              {s.groups.map((g) => (
                <Places key={g.slug} group={g} name={g.name ?? t(`chain.stage.${s.key}`)} />
              ))}
            </div>
          </section>
        </HydrateOnView>
      ))}
      <p className={classes['note']}>{t('chain.note')}</p>
    </main>
  );
};
