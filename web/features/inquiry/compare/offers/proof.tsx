import { IconFileText, IconShieldCheck } from '@tabler/icons-react';
import type { Answer, QuotationView } from '#contract/inquiry/schemas.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './offers.module.css';

type Props = { quotation: Pick<QuotationView, 'proofs'>; proof: NonNullable<Answer['proof']> };

/** What proves an answer: a file that can be taken, or what a reviewer of the platform has approved. */
const Mark = ({ quotation, proof }: Props) => {
  const { t } = useTranslation('offers');
  const text = useText();
  const lang = useLang();
  const unitOf = useUnit();
  const p = quotation.proofs.find((x) => x.kind === proof.kind && x.id === proof.id);
  if (!p) return <small className={classes['lapsed']}>{t('gone')}</small>;
  if (p.file)
    return (
      <a href={p.file.url} download className={classes['proof']}>
        <IconFileText size={14} stroke={1.8} aria-hidden="true" />
        <span>
          <span className="visually-hidden">{t('provedBy')} </span>
          {p.file.name}
        </span>
      </a>
    );
  const value = p.about ? [text(p.about.value), p.about.unit && unitOf(p.about.unit)].filter(Boolean).join(' ') : '';
  return (
    <span className={classes['proof']} data-lapsed={!p.stands || undefined}>
      <IconShieldCheck size={14} stroke={1.8} aria-hidden="true" />
      <span>
        <span lang={textLang(p.name, lang)}>{text(p.name)}</span>
        {value && <> {value}</>}
        {p.about?.product && <> · {text(p.about.product)}</>}
        <small>
          {p.stands
            ? p.validUntil
              ? t('reviewedUntil', { day: p.validUntil })
              : t('reviewed')
            : t('ranOut', { day: p.validUntil })}
        </small>
      </span>
    </span>
  );
};

const Proof = withWords(['offers'], Mark);
export default Proof;
