import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { atPart, pageTo } from '#contract/pages.ts';
import type { SectionKey } from '#contract/reference/sections.ts';
import { useOrigin } from '#web/lib/page/origin.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { PathLink, SiteLink } from '#web/ui/frame/site-link.tsx';
import list from '#web/ui/list/list-page.module.css';
import classes from './developers.module.css';
import { Code } from './code.tsx';

type Brief = { id: string; method: string; path: string; summary: string };
type Section = { key: SectionKey; calls: Brief[] };

const rules = ['answers', 'refusals', 'limits', 'languages', 'values', 'files', 'repeating'] as const;
const documentPath = '/api/openapi.json';
const socketsPath = '/api/asyncapi.json';

const Start = ({ token }: { token: { request: string; response: string } }) => {
  const { t } = useTranslation('developers');
  const origin = useOrigin();
  const clients = [
    `npx openapi-typescript ${origin}${documentPath} -o weft.ts`,
    `npx orval --input ${origin}${documentPath} --output weft.ts`,
  ].join('\n');
  return (
    <section aria-labelledby="start" className={classes['start']}>
      <h2 id="start">{t('start.title')}</h2>
      <ol>
        <li>
          <h3>{t('start.token')}</h3>
          <p>{t('start.tokenText')}</p>
          <Code label={t('request')} text={token.request} />
          <Code label={t('answer')} text={token.response} />
        </li>
        <li>
          <h3>{t('start.call')}</h3>
          <p>{t('start.callText')}</p>
          <Code
            label={t('request')}
            text={`curl '${origin}/api/busi/order/page' \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -H 'x-lang: en'`}
          />
        </li>
        <li>
          <h3>{t('start.client')}</h3>
          <p>{t('start.clientText')}</p>
          <Code label={t('start.client')} text={clients} />
        </li>
      </ol>
    </section>
  );
};

const Rules = () => {
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby="rules" className={classes['rules']}>
      <h2 id="rules">{t('rules.title')}</h2>
      <dl>
        {rules.map((k) => (
          <div key={k}>
            <dt>{t(`rules.${k}.title`)}</dt>
            <dd>{t(`rules.${k}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const holds = (words: string) => {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (c: Brief) => {
    const text = `${c.id} ${c.path} ${c.summary} ${c.method}`.toLowerCase();
    return asked.every((w) => text.includes(w));
  };
};

/** Every call, found by its words: while they are typed, and as an address where there is no script. */
const Calls = ({ sections, q }: { sections: Section[]; q: string }) => {
  const { t } = useTranslation('developers');
  const path = usePath();
  const [words, setWords] = useState(q);
  const shown = sections.map((s) => ({ ...s, calls: s.calls.filter(holds(words)) })).filter((s) => s.calls.length > 0);
  const n = shown.reduce((sum, s) => sum + s.calls.length, 0);
  return (
    <section aria-labelledby="calls" className={classes['calls']}>
      <h2 id="calls">{t('calls.title')}</h2>
      <Form
        discover="none"
        action={path(pageTo('developers'))}
        className={list['search']}
        role="search"
        aria-label={t('calls.search')}
        preventScrollReset
      >
        <input
          name="q"
          type="search"
          value={words}
          onChange={(e) => setWords(e.target.value)}
          placeholder={t('calls.hint')}
          aria-label={t('calls.search')}
        />
        <button type="submit" aria-label={t('calls.search')}>
          <IconSearch size={18} stroke={1.6} />
        </button>
      </Form>
      <p role="status" className={classes['count']}>
        {n ? t('calls.found', { count: n }) : t('calls.none')}
      </p>
      {shown.map((s) => (
        <section key={s.key} aria-labelledby={`section-${s.key}`}>
          <h3 id={`section-${s.key}`}>
            <SiteLink to={pageTo('developersSection', { section: s.key })}>{t(`section.${s.key}`)}</SiteLink>
          </h3>
          <ul lang="en">
            {s.calls.map((c) => (
              <li key={c.id}>
                <PathLink to={path(atPart(pageTo('developersSection', { section: s.key }), c.id))}>
                  {c.summary}
                </PathLink>
                <code>
                  <b>{c.method}</b> {c.path}
                </code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};

type Props = { sections: Section[]; token: { request: string; response: string }; q: string };
/** How an integrator begins, what all calls keep to, and every call by its name. */
export const DevelopersPage = ({ sections, token, q }: Props) => {
  const { t } = useTranslation('developers');
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        title={t('title')}
        note={t('lead')}
        actions={
          <span className={classes['heads']}>
            <a href="#calls">{t('calls.title')}</a>
            <a href={documentPath}>{t('document')}</a>
            <a href={socketsPath}>{t('sockets')}</a>
          </span>
        }
      />
      <p className={classes['note']}>{t('english')}</p>
      <Start token={token} />
      <Rules />
      <Calls key={q} sections={sections} q={q} />
    </main>
  );
};
