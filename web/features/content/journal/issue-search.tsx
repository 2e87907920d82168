import { Form } from 'react-router';
import type { homeMedia } from '#contract/content/media-calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import content from '../content.module.css';
import classes from './journal.module.css';
import { type At, useAddressAt } from './spread.tsx';

export type Found = DataOf<typeof homeMedia.search>;

/** Looks for words in the issue; each hit leads to its page. Without script it is a form that loads the page. */
export const IssueSearch = ({ found, ...at }: At & { found: Found | null }) => {
  const { t } = useTranslation('media');
  const f = useFormat();
  const path = usePath();
  const to = useAddressAt(at);
  const { view, edition, q } = at;
  const clear = useAddressAt({ ...at, q: '' });
  const n = found?.hits.length ?? 0;
  return (
    <div className={classes['search']}>
      <Form
        action={path(pageTo('journalDetail', { id: view.row.slug })).split('?')[0]}
        className={content['search']}
        role="search"
        aria-label={t('search')}
        preventScrollReset
      >
        <input type="hidden" name="id" value={view.row.slug} />
        {view.row.editions.length > 1 && <input type="hidden" name="edition" value={edition.lang} />}
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={60}
          required
          aria-label={t('search')}
          placeholder={t('search')}
        />
        <ActButton type="submit">{t('find')}</ActButton>
      </Form>
      {q && found && (
        <section aria-label={t('search')} className={classes['hits']}>
          <p role="status">
            {n > 0 ? t('hits', { n: f.number(n), count: n }) : t('noHits', { q })}{' '}
            {found.more && t('hitsMore', { n: f.number(n) })}{' '}
            <SiteLink to={clear(at.page)} preventScrollReset>
              {t('clear')}
            </SiteLink>
          </p>
          {n > 0 && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls
            <ol tabIndex={0}>
              {found.hits.map((h, i) => (
                <li key={i}>
                  <SiteLink to={to(h.no)} prefetch="none" replace preventScrollReset>
                    <small className="figure">{t('pageNo', { n: h.no })}</small> …{h.before}
                    <mark>{h.hit}</mark>
                    {h.after}…
                  </SiteLink>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </div>
  );
};
