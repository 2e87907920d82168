import { Form } from 'react-router';
import { roleCodes } from '#contract/core/access.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { InquiryTable } from '#web/ui/table/inquiry-table.tsx';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import { HydrateOnView } from '#web/ui/frame/hydrate-on-view.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import type { Pictured } from '#web/ui/card/pictured.ts';
import { PurchaseCard } from '#web/ui/card/purchase-card.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Story } from '#web/ui/picture/thread.tsx';
import classes from './inquiry-home.module.css';

type Group = { slug: string; name: Text; n: number };
type InquiryHome = {
  quoting: number;
  groups: Group[];
  newest: InquiryRow[];
  closing: InquiryRow[];
  purchases: Pictured[];
  openPurchases: number;
};

const knots = ['say', 'match', 'quote', 'compare', 'order'] as const;
/** Where to read on, of the pages that stand. */
const further = [
  { key: 'chain', to: pageTo('industryChain') },
  { key: 'figures', to: pageTo('industryDigital') },
  { key: 'services', to: pageTo('supportingServices') },
] as const;
const grounds = ['product', 'data', 'process', 'certificate', 'field', 'rest', 'told'] as const;

/** The short way in: what is typed here is carried into the release form. */
const Ask = () => {
  const { t } = useTranslation(['inquiryHome', 'common']);
  const path = usePath();
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="ask">
      <h2 id="ask">{t('ask.title')}</h2>
      <Form discover="none" action={path(pageTo('releaseInquiry'))} className={classes['form']}>
        <label>
          {t('ask.need')}
          <input name="need" maxLength={120} placeholder={t('ask.hint')} autoComplete="off" />
        </label>
        <ActButton type="submit" look="ask" wide>
          {t('common:release')}
        </ActButton>
      </Form>
      <p>{t('ask.note')}</p>
    </section>
  );
};

/** For suppliers: what a matching degree is made of, and the way to one's own. */
const Matching = () => {
  const { t } = useTranslation(['inquiryHome', 'common']);
  const viewer = useViewer();
  const supplier = viewer?.roles.includes(roleCodes.supplier);
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="matching">
      <h2 id="matching">{t('matching.title')}</h2>
      <p>{t('matching.text')}</p>
      <ul>
        {grounds.map((g) => (
          <li key={g}>{t(`matching.${g}`)}</li>
        ))}
      </ul>
      <div>
        <ActLink
          to={
            supplier ? pageTo('smartMatch') : viewer ? pageTo('inquiryHall', { state: 'quoting' }) : pageTo('register')
          }
        >
          {t(supplier ? 'matching.mine' : viewer ? 'matching.see' : 'common:register')}
        </ActLink>
      </div>
    </section>
  );
};

const Waiting = ({ id, rows, to }: { id: 'newest' | 'closing'; rows: InquiryRow[]; to: PageAddress }) => {
  const { t } = useTranslation('inquiryHome');
  if (!rows.length) return null;
  return (
    <HydrateOnView>
      <section className={classes['block']} aria-labelledby={id}>
        <header>
          <h2 id={id}>{t(id)}</h2>
          <SiteLink to={to}>{t('all')}</SiteLink>
        </header>
        <InquiryTable rows={rows} label={t(id)} />
      </section>
    </HydrateOnView>
  );
};

/** Where demand stands: groups of materials with the number of their inquiries. */
const Groups = ({ groups }: { groups: Group[] }) => {
  const { t } = useTranslation('inquiryHome');
  const f = useFormat();
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="groups">
      <h2 id="groups">{t('groups')}</h2>
      <ul className={classes['groups']}>
        {groups.map((g) => (
          <li key={g.slug}>
            <SiteLink to={pageTo('inquiryHall', { state: 'quoting', category: g.slug })}>
              <WeftMark /> <span>{text(g.name)}</span> <b className="figure">{f.number(g.n)}</b>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>{t('groupsNote')}</p>
    </section>
  );
};

const Purchases = ({ rows, open }: { rows: Pictured[]; open: number }) => {
  const { t } = useTranslation('inquiryHome');
  const f = useFormat();
  return (
    <section className={classes['block']} aria-labelledby="purchases">
      <header>
        <h2 id="purchases">{t('purchases')}</h2>
        <SiteLink to={pageTo('purchases', { state: 'open' })}>
          {t('allPurchases', { n: f.number(open), count: open })}
        </SiteLink>
      </header>
      <div className={classes['cards']}>
        {rows.map((p) => (
          <PurchaseCard key={p.id} row={p} />
        ))}
      </div>
    </section>
  );
};

/** The entrance to inquiries: how it goes, where demand stands, what is new, what closes soon, large purchases. */
export const InquiryHomePage = ({ quoting, groups, newest, closing, purchases, openPurchases }: InquiryHome) => {
  const { t } = useTranslation(['inquiryHome', 'common']);
  const f = useFormat();
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('title')}
        note={t('lead')}
        actions={
          <ActLink to={pageTo('inquiryHall', { state: 'quoting' })}>
            {t('toHall', { n: f.number(quoting), count: quoting })}
          </ActLink>
        }
      />
      <div className={classes['top']}>
        <div className={classes['main']}>
          {groups.length > 0 && <Groups groups={groups} />}
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="how">
            <h2 id="how">{t('how')}</h2>
            <Story
              label={t('how')}
              steps={knots.map((key) => ({ key, title: t(`steps.${key}.title`), text: t(`steps.${key}.text`) }))}
            />
          </section>
          <Waiting id="closing" rows={closing} to={pageTo('inquiryHall', { state: 'quoting', sort: 'deadline' })} />
        </div>
        <div className={classes['side']}>
          <Ask />
          <Matching />
        </div>
      </div>
      <Waiting id="newest" rows={newest} to={pageTo('inquiryHall', { state: 'quoting' })} />
      {purchases.length > 0 && (
        <HydrateOnView>
          <Purchases rows={purchases} open={openPurchases} />
        </HydrateOnView>
      )}
      <nav className={classes['further']} aria-label={t('further.label')}>
        {further.map((x) => (
          <SiteLink key={x.key} to={x.to} className={panel['panel']}>
            <strong>{t(`further.${x.key}.title`)}</strong>
            <span>{t(`further.${x.key}.text`)}</span>
          </SiteLink>
        ))}
      </nav>
    </main>
  );
};
