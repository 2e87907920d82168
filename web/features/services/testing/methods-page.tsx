import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { testing } from '#contract/testing/calls.ts';
import { testCode, testProperties, type TestProperty } from '#contract/testing/rules.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import classes from '../services.module.css';
import { PartTabs } from './part-tabs.tsx';

type Props = DataOf<typeof testing.methods> & { material: string | null; property: TestProperty | null };

type TableProps = Pick<Props, 'methods' | 'material'>;
const MethodsTable = ({ methods, material }: TableProps) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  return (
    <div
      className={`${panel['panel']} ${panel['scroll']}`}
      role="region"
      aria-label={t('catalogue.title')}
      tabIndex={0}
    >
      <table className={panel['table']}>
        <caption className="visually-hidden">{t('catalogue.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('standard')}</th>
            <th scope="col">{t('determines')}</th>
            <th scope="col" className={panel['end']}>
              {t('set')}
            </th>
            <th scope="col">{t('size')}</th>
            <th scope="col" className={panel['end']}>
              {t('labs')}
            </th>
            <th scope="col">{t('askThis')}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map((m) => (
            <tr key={m.slug}>
              <th scope="row">
                {m.standard}
                <small>{text(m.name)}</small>
              </th>
              <td>
                {text(m.measures)}
                <small>{m.unit}</small>
              </td>
              <td className={`figure ${panel['end']}`}>{f.number(m.specimens)}</td>
              <td className="figure">{m.size}</td>
              <td className={`figure ${panel['end']}`}>{f.number(m.labs)}</td>
              <td>
                <SiteLink
                  to={pageTo('testOffer', {
                    material: material ?? m.materials[0] ?? '',
                    lines: testCode({ method: m.slug, condition: 'room', n: m.specimens }),
                  })}
                  aria-label={`${t('askThis')} ${m.standard}`}
                >
                  {t('askThis')}
                </SiteLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** `/detectionServe/detectionservice.html`: methods by material and property, each with what it takes. */
export const TestMethodsPage = ({ methods, materials, material, property }: Props) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const shown = methods.filter(
    (m) => (!material || m.materials.includes(material)) && (!property || m.property === property),
  );
  const at = (m: string | null, p: TestProperty | null) =>
    pageTo('testCatalogue', { ...(m && { material: m }), ...(p && { property: p }) });
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('catalogue.title')} note={t('catalogue.lead')}>
        <PartTabs at="testCatalogue" />
      </PageHead>
      <FilterLinks
        label={t('catalogue.byMaterial')}
        choices={[null, ...materials].map((m) => ({
          key: m?.slug ?? 'all',
          to: at(m?.slug ?? null, property),
          label: m ? text(m.name) : t('all'),
          current: (m?.slug ?? null) === material,
        }))}
      />
      <FilterLinks
        label={t('catalogue.byProperty')}
        choices={[null, ...testProperties].map((p) => ({
          key: p ?? 'all',
          to: at(material, p),
          label: p ? t(`property.${p}`) : t('all'),
          current: p === property,
        }))}
      />
      {shown.length ? (
        <MethodsTable methods={shown} material={material} />
      ) : (
        <p className={classes['quiet']}>{t('catalogue.none')}</p>
      )}
      <p className={`${classes['section']} ${classes['quiet']}`}>{t('catalogue.note')}</p>
    </main>
  );
};
