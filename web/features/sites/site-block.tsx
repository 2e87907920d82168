import type { SiteBlock } from '#contract/sites/site.ts';
import type { RichHtml } from '#contract/core/rich-text.ts';
import { pick } from '#contract/core/text.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import panel from '#web/ui/frame/panel.module.css';
import { RichText } from '#web/ui/rich/rich-text.tsx';
import classes from './sections.module.css';
import type { Content } from './view.ts';

/** Where everybody reads a picture of a company's pages. */
export const sitePicture = (id: string): string => `/api/busi/busifile/public/${id}`;

const Machines = ({ machines }: { machines: Content['production']['machines'] }) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <table className={`${panel['table']} ${classes['machines']}`}>
      <caption className="visually-hidden">{t('machines.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('machines.name')}</th>
          <th scope="col">{t('machines.size')}</th>
          <th scope="col" className={panel['end']}>
            {t('machines.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {machines.map((m, i) => (
          <tr key={i}>
            <th scope="row" lang={textLang(m.name, lang)}>
              {text(m.name)}
            </th>
            <td className="figure">{m.size || '—'}</td>
            <td className={`figure ${panel['end']}`}>{f.number(m.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** `own`: before its own people, who read pictures that nobody else does yet; its ids are its own then. */
type Props = { block: SiteBlock; content: Content; own?: boolean };

/** A block that the company wrote; its usual title where it gave none. */
export const SiteSection = ({ block, content, own = false }: Props) => {
  const { t } = useTranslation('sites');
  const text = useText();
  const lang = useLang();
  const b = content[block];
  const body = pick(b.body as Record<string, string>, lang) as RichHtml;
  const machines = block === 'production' ? content.production.machines : [];
  const title = text(b.title) || t(`block.${block}`);
  return (
    <section aria-labelledby={`${own ? 'own' : 'block'}-${block}`} className={classes['block']}>
      <h2 id={`${own ? 'own' : 'block'}-${block}`} lang={text(b.title) ? textLang(b.title, lang) : undefined}>
        {title}
      </h2>
      <div className={`${panel['panel']} ${classes['written']}`} data-pictured={b.picture ? true : undefined}>
        {b.picture && (
          <img
            src={own ? `/api/busi/busifile/${b.picture}` : sitePicture(b.picture)}
            alt=""
            loading="lazy"
            width={640}
            height={360}
          />
        )}
        <div>
          {body && <RichText html={body} lang={textLang(b.body as Record<string, string>, lang)} />}
          {machines.length > 0 && <Machines machines={machines} />}
        </div>
      </div>
    </section>
  );
};
