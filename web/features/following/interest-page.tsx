import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { following, type Interest, type InterestKind } from '#contract/following/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductCard } from '#web/ui/card/product-card.tsx';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AlertBox } from './followed-pages.tsx';
import classes from './following.module.css';
import { Leave } from './kept-table.tsx';

type Choices = { slug: string; name: string; children: { slug: string; name: string }[] }[];
type Props = {
  data: DataOf<typeof following.interests>;
  choices: Record<InterestKind, Choices>;
};

/** Chooses one more of a kind to follow. */
const Add = ({ kind, choices, mine }: { kind: InterestKind; choices: Choices; mine: Interest[] }) => {
  const { t } = useTranslation('following');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const [slug, setSlug] = useState('');
  const has = new Set(mine.map((i) => i.slug));
  const add = () =>
    act(async () => {
      await call(following.addInterest, { body: { kind, slug } });
      setSlug('');
      await revalidate();
    });
  return (
    <form
      className={classes['add']}
      onSubmit={(e) => {
        e.preventDefault();
        if (slug) void add();
      }}
    >
      <label>
        {t(kind === 'material' ? 'addMaterial' : 'addProcess')}
        <select value={slug} disabled={!ready} onChange={(e) => setSlug(e.currentTarget.value)}>
          <option value="">{t('choose')}</option>
          {choices.map((g) => (
            <optgroup key={g.slug} label={g.name}>
              {[...(kind === 'material' ? [g] : []), ...g.children]
                .filter((c) => !has.has(c.slug))
                .map((c) => (
                  <option key={c.slug} value={c.slug}>
                    {c.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <ActButton type="submit" busy={busy} disabled={!ready || !slug}>
        {t('add')}
      </ActButton>
      {fault && <span role="alert">{fault}</span>}
    </form>
  );
};

const Group = ({ kind, choices, mine }: { kind: InterestKind; choices: Choices; mine: Interest[] }) => {
  const { t } = useTranslation('following');
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['group']}`}>
      <h2>{t(kind === 'material' ? 'materials' : 'processes')}</h2>
      {mine.length > 0 && (
        <ul className={classes['chips']}>
          {mine.map((i) => (
            <li key={i.slug}>
              <SiteLink
                to={
                  kind === 'material'
                    ? pageTo('search', { category: i.slug })
                    : pageTo('search', { kind: 'suppliers', process: i.slug })
                }
              >
                {text(i.name)}
              </SiteLink>
              <AlertBox
                on={i.alert}
                name={text(i.name)}
                turn={(alert) => call(following.setAlert, { body: { kind, slug: i.slug, alert } })}
              />
              <Leave
                label={t('remove')}
                about={t('unfollowOf', { name: text(i.name) })}
                work={() => call(following.removeInterest, { body: { kind, slug: i.slug } })}
              />
            </li>
          ))}
        </ul>
      )}
      <Add kind={kind} choices={choices} mine={mine} />
    </section>
  );
};

/** `/myFavoritedata/myInterest`: the materials and processes that somebody follows, and what is new of all they follow. */
export const InterestPage = ({ data: { interests, news }, choices }: Props) => {
  const { t } = useTranslation('following');
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead
        title={t('interest')}
        note={t('interestNote')}
        actions={<ActLink to={pageTo('myFavorite', { of: 'companies' })}>{t('toCompanies')}</ActLink>}
      />
      {interests.length === 0 && <p>{t('noInterests')}</p>}
      <div className={classes['groups']}>
        {(['material', 'process'] as const).map((kind) => (
          <Group key={kind} kind={kind} choices={choices[kind]} mine={interests.filter((i) => i.kind === kind)} />
        ))}
      </div>
      <section className={classes['news']}>
        <h2>{t('news')}</h2>
        {news.length ? (
          <div className={classes['grid']}>
            {news.map((n) => (
              <div key={n.product.id}>
                <ProductCard product={n.product} />
                <p>{t(`why.${n.why}`)}</p>
              </div>
            ))}
          </div>
        ) : (
          <Empty title={t('none.news')} text={t('none.newsText')} />
        )}
      </section>
    </main>
  );
};
