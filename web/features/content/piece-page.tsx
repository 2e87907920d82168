import { type ReactNode, useEffect } from 'react';
import { content, type PieceView } from '#contract/content/calls.ts';
import { listOf } from '#contract/content/addresses.ts';
import { isDiscussed, kindRules, type ListedKind } from '#contract/content/kinds.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { quietCall } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Blocks } from './blocks.tsx';
import classes from './content.module.css';
import { PieceRows } from './piece-rows.tsx';
import { Shot } from './shot.tsx';
import { Talk } from './talk/talk.tsx';

type Fact = [key: string, label: string, value: ReactNode];

const useFacts = ({ row, parts }: PieceView): Fact[] => {
  const { t } = useTranslation('content');
  const text = useText();
  const f = useFormat();
  const list = (nodes: readonly ReactNode[]) => nodes.map((n, i) => <div key={i}>{n}</div>);
  const linked = <X extends { name: Text }>(
    things: readonly X[],
    keyOf: (x: X) => string,
    to: (key: string) => PageAddress,
  ) =>
    list(
      things.map((x) => (
        <SiteLink key={keyOf(x)} to={to(keyOf(x))}>
          {text(x.name)}
        </SiteLink>
      )),
    );
  const { person, materials } = row;
  const source = parts && text(parts.source);
  const all: (Fact | null | false | undefined | 0 | '')[] = [
    person && ['person', t('person'), list([text(person.name), text(person.role), text(person.firm)])],
    materials.length > 0 && [
      'materials',
      t('materials'),
      linked(
        materials,
        (m) => m.slug,
        (category) => pageTo('search', { category }),
      ),
    ],
    parts?.processes.length && ['processes', t('processes'), list(parts.processes.map((p) => text(p.name)))],
    parts?.fields.length && ['fields', t('fields'), list(parts.fields.map((p) => text(p.name)))],
    parts?.companies.length && [
      'companies',
      t('companies'),
      linked(
        parts.companies,
        (c) => c.id,
        (slug) => pageTo('company', { slug }),
      ),
    ],
    parts?.products.length && [
      'products',
      t('products'),
      linked(
        parts.products,
        (p) => p.id,
        (id) => pageTo('product', { id }),
      ),
    ],
    parts?.standards.length && ['standards', t('standards'), list(parts.standards)],
    source && ['source', t('source'), source],
    ['published', t('published'), f.day(row.publishedAt)],
    row.revisedAt && ['revised', t('revised'), f.day(row.revisedAt)],
  ];
  return all.filter((fact) => Array.isArray(fact));
};

/** What the piece names, where it comes from, and when it was revised. */
const Facts = ({ view }: { view: PieceView }) => {
  const { t } = useTranslation('content');
  const facts = useFacts(view);
  return (
    <aside className={`${panel['panel']} ${classes['aside']}`} aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <dl>
        {facts.map(([key, label, value]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
};

/** Who is logged in has read it. What fails is tried with the next visit. */
export const useRead = (id: string) => {
  const viewer = useViewer();
  const reads = viewer !== null && viewer.userType !== 9;
  useEffect(() => {
    if (reads) void quietCall(content.read, { params: { id } }).catch(() => undefined);
  }, [id, reads]);
};

/** What a piece says, as its reader sees it; the desk's preview shows the same. */
export const PieceBody = ({ view }: { view: PieceView }) => {
  const { t } = useTranslation('content');
  const text = useText();
  const { row, parts } = view;
  return (
    <div className={classes['article']}>
      <article>
        {row.example && <p className={classes['note']}>{t('exampleNote')}</p>}
        <p className={`${classes['summary']} ${row.kind === 'statement' ? classes['said'] : ''}`}>
          {text(row.summary)}
        </p>
        {!kindRules[row.kind].media && !kindRules[row.kind].brief && (
          <Shot of={row} sizes="(max-width: 899px) 92vw, 780px" eager className={classes['cover']} />
        )}
        {parts ? (
          <Blocks blocks={parts.blocks} />
        ) : (
          <div className={`${panel['panel']} ${classes['gate']}`}>
            <p>{t('gate')}</p>
            <ActButton look="ask" onClick={() => ask('login')}>
              {t('login')}
            </ActButton>
          </div>
        )}
      </article>
      <Facts view={view} />
    </div>
  );
};

/** A piece with what is like it. */
export const PiecePage = ({ view, kind }: { view: PieceView; kind: ListedKind }) => {
  const { t } = useTranslation('content');
  const text = useText();
  const f = useFormat();
  useRead(view.row.id);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={listOf(kind)}>{t(`list.${kind}`)}</SiteLink>}
        title={text(view.row.title)}
        note={
          <time className="figure" dateTime={view.row.publishedAt}>
            {f.day(view.row.publishedAt)}
          </time>
        }
      />
      <PieceBody view={view} />
      {view.parts && isDiscussed(kind) && (
        <Talk
          pieceId={view.row.id}
          speaker={kindRules[kind].person && view.row.person ? text(view.row.person.name) : undefined}
        />
      )}
      {view.related.length > 0 && (
        <section className={classes['related']} aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <PieceRows rows={view.related} heading="h3" mixed />
        </section>
      )}
    </main>
  );
};
