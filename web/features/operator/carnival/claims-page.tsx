import { Button, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { carnivalLimits, deskSteps } from '#contract/carnival/states.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DeskCampaign, type DeskClaim, operatorCarnival } from '#contract/operator/carnival.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
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
import classes from './carnival.module.css';

const tones = { claimed: 'weft', sent: 'info', received: 'warp', returned: 'deviates' } as const;
const words = { received: 'markReceived', returned: 'markReturned' } as const;

/** Says that a prize was sent, and by which number or code. */
const SendForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('deskCarnival');
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: operatorCarnival.move,
    initial: { tracking: '' },
    input: ({ tracking }) => ({ params: { id }, body: { to: 'sent' as const, tracking } }),
    send: deskAct,
    onDone: () => revalidate(),
  });
  return (
    <form {...form.props} className={classes['send']}>
      <TextInput label={t('tracking')} maxLength={carnivalLimits.tracking} {...form.input('tracking')} />
      <Button type="submit" loading={form.busy}>
        {t('markSent')}
      </Button>
      <span role="alert" className={desk['wrong']}>
        {form.fault}
      </span>
    </form>
  );
};

const Claim = ({ of: c }: { of: DeskClaim }) => {
  const { t } = useTranslation('deskCarnival');
  const text = useText();
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const work = useAct();
  const steps = deskSteps[c.state];
  const move = (to: 'received' | 'returned') =>
    work.act(async () => {
      const body = { to, tracking: '' };
      await deskAct(operatorCarnival.move, { params: { id: c.id }, body }).finally(() => revalidate());
    });
  return (
    <li className={panel['panel']} data-row={c.id}>
      <h2>
        {text(c.prize.name)} <Tag tone={tones[c.state]}>{t(`claimState.${c.state}`)}</Tag>
      </h2>
      <div className={broadcasts['facts']}>
        <span>{t('slotOf', { slot: f.number(c.slot), name: c.winner ?? t('nobody'), at: f.stamp(c.claimedAt) })}</span>
        <span>{t(`prizeKinds.${c.prize.kind}`)}</span>
        {c.tracking && <span className="figure">{c.tracking}</span>}
      </div>
      {c.prize.kind === 'postal' &&
        (c.address ? (
          <address className={classes['address']}>
            {[c.address.name, c.address.phone, c.address.address, c.address.postcode].filter(Boolean).join(' · ')}
          </address>
        ) : (
          <p className={desk['quiet']}>{t('addressGone')}</p>
        ))}
      <div className={broadcasts['foot']}>
        {steps.includes('sent') && <SendForm key={c.state} id={c.id} />}
        {(['received', 'returned'] as const).map(
          (to) =>
            steps.includes(to) && (
              <button key={to} type="button" className={desk['act']} disabled={work.busy} onClick={() => void move(to)}>
                {t(words[to])}
              </button>
            ),
        )}
        <span role="alert" className={desk['wrong']}>
          {work.fault}
        </span>
      </div>
    </li>
  );
};

type Props = { campaign: DeskCampaign; claims: DataOf<typeof operatorCarnival.claims> };

/** Claims of a campaign with where they go; each is led on step by step. */
export const ClaimsPage = ({ campaign, claims }: Props) => {
  const { t } = useTranslation('deskCarnival');
  const text = useText();
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>
          {text(campaign.name)} · {t('claims')}
        </h1>
        <SiteLink to={deskPageTo('operatorCarnival')}>{t('back')}</SiteLink>
      </div>
      {claims.records.length ? (
        <>
          <ul className={broadcasts['list']}>
            {claims.records.map((c) => (
              <Claim key={c.id} of={c} />
            ))}
          </ul>
          <Pager {...claims} />
        </>
      ) : (
        <Empty title={t('noClaims')} text={t('noClaimsText')} />
      )}
    </main>
  );
};
