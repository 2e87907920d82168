import type { ReactNode } from 'react';
import type { ContributionView } from '#contract/contributions/calls.ts';
import { isWritable } from '#contract/contributions/states.ts';
import type { ContributedKind } from '#contract/contributions/words.ts';
import { htmlLang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './contributions.module.css';
import { NextPanel } from './next-panel.tsx';
import { ContributionTag } from './state-tag.tsx';
import { type Typed, typedOf } from './typed.ts';
import { WordsForm } from './words-form.tsx';

type Choices = { products: { id: string; name: Text }[]; fields: DictItem[] };

const Crumb = () => {
  const { t } = useTranslation('contributions');
  return <SiteLink to={pageTo('contributions', {})}>{t('pageTitle.contributions')}</SiteLink>;
};

/** `/compositesMobile/contribution?kind=`: a new one. */
export const NewContributionPage = ({ kind, kept, ...choices }: Choices & { kind: ContributedKind; kept: Typed }) => {
  const { t } = useTranslation('contributions');
  return (
    <main id="main" className={classes['page']}>
      <PageHead crumb={<Crumb />} title={t(`start.${kind}`)} note={t(`kindText.${kind}`)} />
      <WordsForm {...{ kind, kept, ...choices }} />
    </main>
  );
};

type Props = Choices & {
  view: ContributionView;
  /** What it says, as its readers would see it, drawn by their page's own pieces. */
  look: ReactNode;
};

/** `/compositesMobile/contribution?id=`: one that is written, at the desk, or published: what follows, what it says, its course. */
export const ContributionPage = ({ view: v, look, ...choices }: Props) => {
  const { t } = useTranslation('contributions');
  const { row } = v;
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<Crumb />}
        title={<span lang={htmlLang[row.lang]}>{row.title || t('untitled')}</span>}
        note={
          <>
            <span className="figure">{row.number}</span> {t(`kind.${row.kind}`)} <ContributionTag row={row} />
          </>
        }
      />
      <div className={classes['one']}>
        <div className={classes['side']}>
          {isWritable(row.state) ? (
            <WordsForm kind={row.kind} kept={typedOf(v)} {...choices} />
          ) : (
            <section className={`${panel['panel']} ${classes['card']}`} aria-label={t('words')}>
              {look}
            </section>
          )}
        </div>
        <div className={classes['side']}>
          <NextPanel view={v} />
          {v.course.length > 0 && (
            <section aria-labelledby="course">
              <h2 id="course">{t('course')}</h2>
              <Timeline
                label={t('course')}
                events={v.course.map((e) => ({
                  key: e.id,
                  at: e.at,
                  title: t(`did.${e.act}`),
                  by: e.by || t(`party.${e.party}`),
                  text: e.text,
                }))}
              />
            </section>
          )}
        </div>
      </div>
    </main>
  );
};
