import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { WarpMark, WeftMark } from '#web/ui/picture/marks.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './chain-page.module.css';
import type { Node, Stage } from './chain.ts';

/** Suppliers and products (green, standing), waiting inquiries (amber, lying); what is nothing is not a link. */
const Counts = ({ node }: { node: Node }) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
  return (
    <span className={classes['counts']}>
      {node.suppliersAt && node.suppliers > 0 ? (
        <SiteLink to={node.suppliersAt} aria-label={t('chain.suppliersOf', { name: node.name, n: node.suppliers })}>
          <WarpMark scale={0.8} /> {t('chain.suppliers', { n: f.number(node.suppliers) })}
        </SiteLink>
      ) : (
        <span>
          <WarpMark scale={0.8} /> {t('chain.suppliers', { n: f.number(node.suppliers) })}
        </span>
      )}
      {node.products !== null &&
        (node.products > 0 && node.productsAt ? (
          <SiteLink to={node.productsAt} aria-label={t('chain.productsOf', { name: node.name, n: node.products })}>
            {t('chain.products', { n: f.number(node.products) })}
          </SiteLink>
        ) : (
          <span>{t('chain.products', { n: 0 })}</span>
        ))}
      {node.inquiries > 0 ? (
        <SiteLink to={node.inquiriesAt} aria-label={t('chain.inquiriesOf', { name: node.name, n: node.inquiries })}>
          <WeftMark scale={0.8} /> {t('chain.inquiries', { n: f.number(node.inquiries) })}
        </SiteLink>
      ) : (
        <span>
          <WeftMark scale={0.8} /> {t('chain.inquiries', { n: 0 })}
        </span>
      )}
    </span>
  );
};

const Place = ({ node }: { node: Node }) => {
  const { t } = useTranslation('industry');
  return (
    <article className={`${panel['panel']} ${classes['place']}`} id={node.slug}>
      <h3>{node.name}</h3>
      <Counts node={node} />
      {node.children.length > 0 && (
        <details>
          <summary>{t('chain.inside', { n: node.children.length })}</summary>
          <ul>
            {node.children.map((c) => (
              <li key={c.slug}>
                <strong>{c.name}</strong>
                <Counts node={c} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
};

/** The composites chain as a way to walk: six stages along one thread, each place with what stands there now. */
export const ChainPage = ({ stages }: { stages: Stage[] }) => {
  const { t } = useTranslation('industry');
  const f = useFormat();
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
                <small>{t('chain.places', { n: f.number(s.nodes.length) })}</small>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {stages.map((s) => (
        <section key={s.key} id={s.key} className={classes['stage']} aria-labelledby={`${s.key}-title`}>
          <h2 id={`${s.key}-title`}>{t(`chain.stage.${s.key}`)}</h2>
          <p>{t(`chain.about.${s.key}`)}</p>
          <div className={classes['places']}>
            {s.nodes.map((n) => (
              <Place key={n.slug} node={n} />
            ))}
          </div>
        </section>
      ))}
      <p className={classes['note']}>{t('chain.note')}</p>
    </main>
  );
};
