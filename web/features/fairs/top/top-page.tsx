import { familyOf } from '#contract/fairs/classes.ts';
import { type TopList, topLists, type TopRow, topRules, type TopView } from '#contract/fairs/visitors/top.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import classes from './top.module.css';

const Change = ({ of }: { of: number | null }) => {
  const { t } = useTranslation('top');
  const f = useFormat();
  if (of === null) return <span className={classes['quiet']}>{t('fresh')}</span>;
  if (of === 0) return <span className={classes['quiet']}>{t('same')}</span>;
  const n = f.number(Math.abs(of));
  return (
    <span className={classes[of > 0 ? 'up' : 'down']}>
      <span aria-hidden="true">{of > 0 ? '▲' : '▼'}</span>{' '}
      <span className="visually-hidden">{t(of > 0 ? 'up' : 'down')}</span>
      <span className="figure">{n}</span>
    </span>
  );
};

const Row = ({ row, most, by }: { row: TopRow; most: number; by: TopList }) => {
  const { t } = useTranslation(['top', 'fairs']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { company: c, booth } = row;
  return (
    <li>
      <span className={`${classes['rank']} figure`}>{f.number(row.rank)}</span>
      <span className={classes['swatch']} data-family={familyOf[booth.class]}>
        <ClassGlyph of={booth.class} />
      </span>
      <span className={classes['who']}>
        <SiteLink to={pageTo('booth', { id: booth.id })} data-row={booth.id} lang={textLang(c.name, lang)}>
          {text(c.name)}
        </SiteLink>
        <small>
          {t(`fairs:class.${booth.class}`)} · {t('boothAt', { hall: f.number(booth.hallNo), number: booth.number })}
        </small>
      </span>
      <span className={classes['bar']} aria-hidden="true">
        <i style={{ width: `${(row.n / most) * 100}%` }} />
      </span>
      <span className={classes['figure']}>
        <b className="figure">{f.number(row.n)}</b> <small>{t(`unit.${by}`)}</small>
      </span>
      <Change of={row.change} />
    </li>
  );
};

/** Exhibitors of a fair by visits, cards and collections; what counts is said above the lists. */
export const TopPage = ({ top, by }: { top: TopView; by: TopList }) => {
  const { t } = useTranslation('top');
  const text = useText();
  const f = useFormat();
  const { fair } = top;
  const rows = top[by];
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fairs')}>{t('fairs')}</SiteLink>}
        title={t('title')}
        note={fair && text(fair.name)}
      />
      {fair ? (
        <>
          <FilterLinks
            label={t('chooseFair')}
            choices={top.fairs.map((o) => ({
              key: o.id,
              to: pageTo('fairTop', { fair: o.id, by: by === 'visits' ? undefined : by }),
              label: text(o.name),
              current: o.id === fair.id,
            }))}
          />
          <div className={classes['tabs']}>
            <TabLinks
              label={t('by')}
              tabs={topLists.map((key) => ({
                key,
                to: pageTo('fairTop', { fair: fair.id, by: key === 'visits' ? undefined : key }),
                label: t(`list.${key}`),
                current: key === by,
              }))}
            />
          </div>
          <p className={classes['rules']}>
            {t('window', { from: f.stamp(top.from), to: f.stamp(top.to) })} {t(`counts.${by}`)} {t('excluded')}{' '}
            {fair.phase === 'past' ? '' : t('freshness', { n: f.number(topRules.freshMinutes) })}
          </p>
          {rows?.length ? (
            <ol className={`${panel['panel']} ${classes['rows']}`} aria-label={t(`list.${by}`)}>
              {rows.map((row) => (
                <Row key={row.booth.id} row={row} most={rows[0]?.n ?? 1} by={by} />
              ))}
            </ol>
          ) : (
            <Empty title={t('few')} text={t('fewText', { n: f.number(topRules.least) })}>
              <ActLink to={pageTo('newestHall', {})}>{t('toHall')}</ActLink>
            </Empty>
          )}
        </>
      ) : (
        <Empty title={t('noFair')} text={t('noFairText')}>
          <ActLink to={pageTo('fairs')}>{t('fairs')}</ActLink>
        </Empty>
      )}
    </main>
  );
};
