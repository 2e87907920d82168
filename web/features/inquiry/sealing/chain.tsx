import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import type { SealEntry } from '#contract/inquiry/sealing.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import type { Checked } from './check.ts';
import classes from './sealing.module.css';

/** The beginning and end of a hash, which tell it from others; the whole is what is copied and read out. */
export const Hash = ({ of }: { of: string }) => (
  <code className={classes['hash']} title={of}>
    <span aria-hidden="true">
      {of.slice(0, 8)}…{of.slice(-8)}
    </span>
    <span className="visually-hidden">{of}</span>
  </code>
);

const wrong = { broken: 'check.broken', differs: 'check.differs', shown: 'check.shown' } as const;

/** What the check in this browser found. */
export const CheckLine = ({ checked }: { checked: Checked | null }) => {
  const { t } = useTranslation('sealing');
  if (!checked) return <p className={classes['quiet']}>{t('check.running')}</p>;
  if (checked.found === 'cannot') return <p className={classes['quiet']}>{t('check.cannot')}</p>;
  if (checked.found !== 'fine')
    return (
      <p role="alert" className={classes['bad']}>
        <IconAlertTriangle size={18} stroke={2} aria-hidden="true" /> {t(wrong[checked.found], { n: checked.at })}
      </p>
    );
  if (!checked.entries) return null;
  return (
    <p role="status" className={classes['fine']}>
      <IconShieldCheck size={18} stroke={2} aria-hidden="true" /> {t('check.holds', { count: checked.entries })}{' '}
      {checked.proved > 0 && t('check.proved', { count: checked.proved })}
    </p>
  );
};

const Entry = ({ entry: e }: { entry: SealEntry }) => {
  const { t } = useTranslation('sealing');
  const f = useFormat();
  const text = useText();
  const whose = e.mine ? t('chain.mine') : e.company && text(e.company.name);
  return (
    <li data-mine={e.mine || undefined}>
      <b>{t('chain.entry', { n: e.seq })}</b> <span className="figure">{f.time(e.at)}</span>
      {whose && (
        <span>
          {whose}
          {e.revision !== null && ` · ${t('chain.revision', { n: e.revision })}`}
          {e.superseded && ` · ${t('chain.superseded')}`}
        </span>
      )}
      <small>
        {t('chain.commitment')} <Hash of={e.commitment} /> {t('chain.hash')} <Hash of={e.hash} /> {t('chain.previous')}{' '}
        <Hash of={e.previous} />
      </small>
    </li>
  );
};

/** The record as a file, to be checked without the platform. */
const download = (number: string, inquiryId: string, entries: readonly SealEntry[]): void => {
  const blob = new Blob([JSON.stringify({ inquiry: number, inquiryId, entries }, null, 2)], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${number}-seal.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

type Props = { number: string; inquiryId: string; entries: readonly SealEntry[] };

/** Every entry, the newest first, a green thread crossed by an amber pick an entry. */
export const Chain = ({ number, inquiryId, entries }: Props) => {
  const { t } = useTranslation('sealing');
  if (!entries.length) return null;
  return (
    <details className={classes['record']}>
      <summary>
        <h3>{t('chain.title')}</h3> <span className="figure">{entries.length}</span>
      </summary>
      <p className={classes['quiet']}>{t('chain.hint')}</p>
      <ol className={classes['chain']} reversed>
        {entries.toReversed().map((e) => (
          <Entry key={e.seq} entry={e} />
        ))}
      </ol>
      <ActButton look="word" onClick={() => download(number, inquiryId, entries)}>
        {t('chain.download')}
      </ActButton>
    </details>
  );
};
