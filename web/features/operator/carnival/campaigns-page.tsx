import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DeskCampaign, operatorCarnival } from '#contract/operator/carnival.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import broadcasts from '../broadcasts/broadcasts.module.css';
import { deskAct } from '../desk-call.ts';
import desk from '../desk.module.css';

const tones = { coming: 'weft', open: 'warp', past: 'plain' } as const;

/** What can be done with a draft: publish and delete, both asked again, since neither is taken back. */
const DraftActs = ({ of: c }: { of: DeskCampaign }) => {
  const { t } = useTranslation('deskCarnival');
  const text = useText();
  const { revalidate } = useRevalidator();
  const work = useAct<'publish' | 'remove'>();
  const name = text(c.name);
  const act = (key: 'publish' | 'remove') => {
    // oxlint-disable-next-line no-alert -- a binding act that is seldom
    if (!confirm(t(`${key}Ask`, { name }))) return;
    void work.act(async () => {
      await deskAct(operatorCarnival[key], { params: { id: c.id } }).finally(() => revalidate());
      say({ message: t(key === 'publish' ? 'published' : 'removed') });
    }, key);
  };
  return (
    <>
      <SiteLink to={deskPageTo('operatorCarnival', { id: c.id })}>{t('edit')}</SiteLink>
      {(['publish', 'remove'] as const).map((key) => (
        <button
          key={key}
          type="button"
          className={desk['act']}
          disabled={work.busy}
          aria-label={`${t(key)}: ${name}`}
          onClick={() => act(key)}
        >
          {t(key)}
        </button>
      ))}
      <span role="alert" className={desk['wrong']}>
        {work.fault}
      </span>
    </>
  );
};

const Row = ({ of: c }: { of: DeskCampaign }) => {
  const { t } = useTranslation('deskCarnival');
  const text = useText();
  const f = useFormat();
  const sum = (by: (p: DeskCampaign['prizes'][number]) => number) => c.prizes.reduce((n, p) => n + by(p), 0);
  const stock = sum((p) => p.stock);
  return (
    <li className={panel['panel']}>
      <h2>
        {text(c.name)}{' '}
        <Tag tone={c.published ? tones[c.phase] : 'info'}>{t(c.published ? `phase.${c.phase}` : 'draft')}</Tag>
      </h2>
      <div className={broadcasts['facts']}>
        <span>{t('dates', { from: f.stamp(c.startsAt), to: f.stamp(c.endsAt) })}</span>
        <span>
          {t('figures', {
            drawn: f.number(c.drawn),
            slots: f.number(c.slots),
            given: f.number(stock - sum((p) => p.left)),
            stock: f.number(stock),
          })}
        </span>
        {c.waiting > 0 && <span>{t('waiting', { n: f.number(c.waiting) })}</span>}
      </div>
      <div className={broadcasts['foot']}>
        {c.published ? (
          <SiteLink to={deskPageTo('operatorCarnival', { id: c.id })}>{t('claims')}</SiteLink>
        ) : (
          <DraftActs of={c} />
        )}
      </div>
    </li>
  );
};

/** All campaigns, drafts too, the latest first. */
export const CampaignsPage = ({ list }: { list: DataOf<typeof operatorCarnival.list> }) => {
  const { t } = useTranslation(['deskCarnival', 'operator']);
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('operator:nav.carnival')}</h1>
        <Button component={SiteLink} to={deskPageTo('operatorCarnival', { new: 1 })}>
          {t('write')}
        </Button>
      </div>
      <p className={`${desk['quiet']} ${broadcasts['note']}`}>{t('note')}</p>
      {list.records.length ? (
        <>
          <ul className={broadcasts['list']}>
            {list.records.map((c) => (
              <Row key={c.id} of={c} />
            ))}
          </ul>
          <Pager {...list} />
        </>
      ) : (
        <Empty title={t('none')} text={t('noneText')} />
      )}
    </main>
  );
};
