import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { companyAddress } from '#contract/enterprise/address.ts';
import { sites } from '#contract/sites/calls.ts';
import { lacks } from '#contract/sites/site.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DraftElsewhere, DraftStatus } from '#web/ui/form/draft-note.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { PublicSite } from '../view.ts';
import { AddressForm } from './address-form.tsx';
import { BlockOrder } from './block-order.tsx';
import classes from './editor.module.css';
import { BlockFields, HeaderFields } from './fields.tsx';
import type { Part } from './parts.ts';
import { Preview } from './preview.tsx';
import { type Kept, type Site, useSite } from './use-site.ts';
import { Versions } from './versions.tsx';

type Props = {
  kept: Kept;
  view: PublicSite;
  versions: DataOf<typeof sites.versions>;
  address: DataOf<typeof companyAddress.read>;
  /** What machines may be for. */
  processes: { value: string; label: string }[];
};
type Inner = Props & { chosen: Part; onChoose: (part: Part) => void; onRenew: () => Promise<void> };

/** How the site stands, and the acts upon it. */
const Acts = ({ kept, site, act }: { kept: Kept; site: Site; act: Actions }) => {
  const { t } = useTranslation('siteEditor');
  const f = useFormat();
  const ready = useReady();
  const { published } = kept;
  const missing = lacks(site.site);
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['acts']}`} aria-label={t('publish.label')}>
      <div>
        {published ? (
          <p>
            <Tag tone="warp">{t('publish.on')}</Tag>{' '}
            {t('publish.since', { n: published.number, at: f.stamp(published.at) })}
          </p>
        ) : (
          <p>
            <Tag>{t('publish.off')}</Tag> {t('publish.offText')}
          </p>
        )}
        {published && (
          <div>
            <SiteLink to={pageTo('company', { slug: kept.slug })}>{t('publish.see')}</SiteLink>
          </div>
        )}
        {missing.length > 0 && (
          <p className={classes['hint']}>
            {t('lacks.label')} {missing.map((m) => t(`lacks.${m}`)).join(t('lacks.comma'))}
          </p>
        )}
        {act.fault && (
          <p role="alert" className={classes['fault']}>
            {act.fault}
          </p>
        )}
      </div>
      <div className={classes['buttons']}>
        <Button color="warp" loading={act.busyWith === 'publish'} disabled={!ready} onClick={act.publish}>
          {t('publish.act')}
        </Button>
        <Button variant="default" loading={act.busyWith === 'sync'} disabled={!ready} onClick={act.sync}>
          {t('sync')}
        </Button>
        {published && (
          <Button variant="default" loading={act.busyWith === 'withdraw'} disabled={!ready} onClick={act.withdraw}>
            {t('publish.withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
};

type Work = 'publish' | 'withdraw' | 'sync' | 'restore';
/** Publishing, taking back, filling from the company's form, and going back to a version: each on what is saved. */
const useActions = (site: Site, onRenew: () => Promise<void>) => {
  const { t } = useTranslation('siteEditor');
  const { act, busyWith, busy, fault } = useAct<Work>();
  const run = (key: Work, work: () => Promise<unknown>) => () =>
    void act(async () => {
      await site.saved();
      if (site.draft.isElsewhere()) return;
      await work();
      await onRenew();
      say({ message: t(`done.${key}`), color: 'warp' });
    }, key);
  return {
    busy,
    busyWith,
    fault,
    publish: run('publish', async () => call(sites.publish, { body: { base: await site.saved() } })),
    withdraw: run('withdraw', () => call(sites.withdraw)),
    sync: run('sync', () => call(sites.syncCompany)),
    restore: (number: number) =>
      run('restore', async () => call(sites.restore, { body: { number, base: await site.saved() } }))(),
  };
};
type Actions = ReturnType<typeof useActions>;

const Editor = ({ kept, view, versions, address, processes, chosen, onChoose, onRenew }: Inner) => {
  const { t } = useTranslation(['siteEditor', 'sites']);
  const site = useSite(kept);
  const act = useActions(site, onRenew);
  return (
    <main id="main" className={`${panel['page']} ${classes['page']}`}>
      <Head />
      <PageHead title={t('home.title')} note={<DraftStatus state={site.draft.state} />} />
      <DraftElsewhere draft={site.draft} onKeep={site.keepOwn} />
      <Acts kept={kept} site={site} act={act} />
      <div className={classes['desk']}>
        <BlockOrder site={site} chosen={chosen} onChoose={onChoose} />
        <section aria-labelledby="part" className={classes['edit']}>
          <h2 id="part">{chosen === 'header' ? t('part.header') : t(`sites:block.${chosen}`)}</h2>
          {chosen === 'header' ? (
            <HeaderFields site={site} />
          ) : (
            <BlockFields key={chosen} block={chosen} site={site} processes={processes} />
          )}
        </section>
        <Preview site={site.site} company={view.company} />
      </div>
      <AddressForm key={address.slug} address={address} />
      <section className={classes['versions']}>
        <h2 id="versions">{t('versions.title')}</h2>
        <Versions versions={versions} busy={act.busy} onRestore={act.restore} />
      </section>
    </main>
  );
};

/** `/userBusinessdata/userBusiness`: blocks, fields in three languages and the page as readers will see it. */
export const SiteEditor = (p: Props) => {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Part>('header');
  // What the server wrote itself (a version, the company's form) is begun upon anew.
  return (
    <Editor
      key={`${p.kept.revision}.${p.kept.published?.number ?? 0}`}
      {...p}
      chosen={chosen}
      onChoose={setChosen}
      onRenew={async () => revalidate()}
    />
  );
};
