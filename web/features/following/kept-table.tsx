import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Page } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';

/** Ends something that is kept; the list shows it at once. */
export const Leave = ({ label, about, work }: { label: string; about: string; work: () => Promise<unknown> }) => {
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  return (
    <span>
      <ActButton
        look="word"
        disabled={!ready}
        busy={busy}
        onClick={() =>
          void act(async () => {
            await work();
            await revalidate();
          })
        }
      >
        <span aria-hidden="true">{label}</span>
        <span className="visually-hidden">{about}</span>
      </ActButton>
      {fault && <span role="alert">{fault}</span>}
    </span>
  );
};

/** The favourites' page: its kinds as tabs. */
export const KeptFrame = ({ of, children }: { of: 'products' | 'companies' | 'people'; children: ReactNode }) => {
  const { t } = useTranslation('following');
  return (
    <main id="main" className={panel['page']}>
      <Head />
      <PageHead title={t('favorite')} note={of === 'products' ? t('favoriteNote') : undefined}>
        <TabLinks
          label={t('tabs')}
          tabs={(['products', 'companies', 'people'] as const).map((key) => ({
            key,
            to: pageTo('myFavorite', key === 'products' ? {} : { of: key }),
            label: t(`tab.${key}`),
            current: key === of,
          }))}
        />
      </PageHead>
      {children}
    </main>
  );
};

type TableProps = {
  label: string;
  list: Page<unknown>;
  heads: string[];
  empty: ReactNode;
  /** A row of cells each. */
  children: ReactNode;
};

/** A list of what is kept, newest first. */
export const KeptTable = ({ label, list, heads, empty, children }: TableProps) => {
  if (!list.records.length) return empty;
  return (
    <>
      <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={label} tabIndex={0}>
        <table className={`${panel['table']} ${panel['cards']}`}>
          <thead>
            <tr>
              {heads.map((h) => (
                <th key={h} scope="col">
                  {h}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      <Pager {...list} />
    </>
  );
};
