import { IconLock, IconLockOpen, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { InquiryRow, QuotationView } from '#contract/inquiry/schemas.ts';
import type { SealEntry, Sealing } from '#contract/inquiry/sealing.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { ActButton } from '#web/ui/feedback/act.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { AnnexCheck } from './annex-check.tsx';
import { Chain, CheckLine, Hash } from './chain.tsx';
import { Early } from './early.tsx';
import classes from './sealing.module.css';
import { useCheck } from './use-check.ts';

export type SealProps = {
  row: Pick<InquiryRow, 'id' | 'number' | 'quotations'>;
  sealing: Sealing;
  side: 'buyer' | 'supplier';
  /** What the page shows of what was sealed. */
  shown: readonly QuotationView[];
};

/** When they open, or were opened, and by whom. */
const When = ({ sealing: s }: Pick<SealProps, 'sealing'>) => {
  const { t } = useTranslation('sealing');
  const f = useFormat();
  if (s.state === 'kept') return null;
  return (
    <>
      {s.openedAt
        ? t(`openedAt.${s.how ?? 'deadline'}`, { at: f.time(s.openedAt) })
        : t('opens', { at: f.time(s.opensAt) })}
      {s.how === 'early' && s.openers && (
        <>
          {' '}
          {t('early.by')}: {s.openers.map((o) => o.name).join(' · ')}
        </>
      )}
    </>
  );
};

/** Sealed envelopes: who quoted and when, each by the commitment of its newest revision, and no price. */
const Envelopes = ({ entries }: { entries: readonly SealEntry[] }) => {
  const { t } = useTranslation('sealing');
  const f = useFormat();
  const text = useText();
  return (
    <ul className={classes['envelopes']}>
      {entries
        .filter((e) => e.company && !e.superseded)
        .map((e) => (
          <li key={e.seq}>
            <IconMail size={22} stroke={1.5} aria-hidden="true" />
            <span>
              <b>{text(e.company?.name)}</b>
              <small>
                {t('chain.revision', { n: e.revision ?? 1 })} · {f.time(e.at)}
              </small>
              <Hash of={e.commitment} />
            </span>
          </li>
        ))}
    </ul>
  );
};

/** The commitment of the own newest revision, to be noted down. */
const OwnCommitment = ({ commitment }: { commitment: string }) => {
  const { t } = useTranslation('sealing');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(commitment);
    setCopied(true);
  };
  return (
    <div className={classes['own']}>
      <p>{t('own.note')}</p>
      <code>{commitment}</code>
      <ActButton look="word" onClick={() => void copy().catch(() => undefined)}>
        {t(copied ? 'chain.copied' : 'chain.copy')}
      </ActButton>
      <span role="status" className="visually-hidden">
        {copied && t('chain.copied')}
      </span>
    </div>
  );
};

/** What is sealed, until when, and the proof of it that anybody checks in their own browser. */
const Panel = ({ row, sealing: s, side, shown }: SealProps) => {
  const { t } = useTranslation('sealing');
  const checked = useCheck(row.id, s.entries, shown);
  const mine = s.entries.findLast((e) => e.mine);
  const closed = s.state === 'closed';
  const Icon = s.state === 'opened' ? IconLockOpen : IconLock;
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['panel']}`} aria-label={t('title')}>
      <header>
        <Icon size={20} stroke={1.8} aria-hidden="true" />
        <h2>
          {side === 'buyer' && closed
            ? row.quotations
              ? t('came', { count: row.quotations })
              : t('none')
            : t('title')}
        </h2>
        <p>
          <When sealing={s} />
        </p>
      </header>
      <p>
        {t(`what.${s.state}`)} {side === 'buyer' && closed && row.quotations > 0 && t('cannot')}
      </p>
      {s.unreadable && (
        <p role="alert" className={classes['bad']}>
          {t('own.unreadable')}
        </p>
      )}
      {side === 'supplier' && closed && !mine && <p>{t('own.before')}</p>}
      {side === 'buyer' && closed && <Envelopes entries={s.entries} />}
      {side === 'supplier' && mine && <OwnCommitment commitment={mine.commitment} />}
      <CheckLine checked={checked} />
      <AnnexCheck entries={s.entries} />
      <Chain number={row.number} inquiryId={row.id} entries={s.entries} />
      {side === 'buyer' && closed && row.quotations > 0 && <Early inquiryId={row.id} sealing={s} />}
    </section>
  );
};

const SealPanel = withWords(['sealing'], Panel);
export default SealPanel;
