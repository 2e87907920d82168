import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { FileField } from '#web/ui/file/file-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './editor.module.css';
import type { Choices, Values } from './facts.ts';

type Certificate = Values['certificates'][number];
type Props = {
  value: Certificate[];
  choices: Choices;
  error: (path: string) => string | undefined;
  onChange: (value: Certificate[]) => void;
};

type OneProps = {
  certificate: Certificate;
  name: string;
  error: (field: string) => string | undefined;
  onChange: (part: Partial<Certificate>) => void;
  onRemove: () => void;
};

/** What the company claims of a certificate. */
const ClaimFields = ({ certificate: c, name, error, onChange, onRemove }: OneProps) => {
  const { t } = useTranslation('siteEditor');
  return (
    <>
      <div className={classes['row']}>
        <TextInput
          label={t('certificate.number')}
          value={c.number}
          maxLength={60}
          error={error('number')}
          onChange={(e) => onChange({ number: e.currentTarget.value })}
        />
        <DateField
          label={t('certificate.until')}
          value={c.validUntil ?? ''}
          error={error('validUntil')}
          onChange={(validUntil) => onChange({ validUntil })}
        />
        <Button variant="subtle" color="gray" onClick={onRemove}>
          {t('certificate.remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
      <FileField
        label={t('certificate.document')}
        kind="verification"
        most={1}
        value={c.file ? [{ id: c.file, url: `/api/busi/busifile/${c.file}`, name: c.fileName ?? '', size: 0 }] : []}
        upload={uploadFile}
        error={error('file')}
        onChange={([file]) => onChange({ file: file?.id ?? null, fileName: file?.name ?? null })}
      />
    </>
  );
};

const OneCertificate = (props: OneProps) => {
  const { certificate: c, name } = props;
  const { t } = useTranslation('siteEditor');
  const f = useFormat();
  return (
    <div role="group" aria-label={name} className={classes['machine']}>
      <p>
        <strong>{name}</strong>{' '}
        <Tag tone={c.verified ? 'warp' : 'plain'}>{t(c.verified ? 'certificate.verified' : 'certificate.claimed')}</Tag>
      </p>
      {c.verified ? (
        <p className={classes['hint']}>
          {[c.number, c.validUntil && t('certificate.valid', { day: f.day(c.validUntil) })].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <ClaimFields {...props} />
      )}
    </div>
  );
};

const AddCertificate = ({ value, choices, onChange }: Pick<Props, 'value' | 'choices' | 'onChange'>) => {
  const { t } = useTranslation('siteEditor');
  const [chosen, setChosen] = useState<string | null>(null);
  const taken = new Set(value.map((c) => c.slug));
  const offered = choices.certificates.map((g) => ({ ...g, items: g.items.filter((i) => !taken.has(i.value)) }));
  return (
    <div className={classes['row']}>
      <Select
        label={t('certificate.which')}
        data={offered}
        value={chosen}
        searchable
        limit={200}
        onChange={setChosen}
      />
      <Button
        variant="default"
        disabled={!chosen}
        onClick={() => {
          if (!chosen) return;
          onChange([
            ...value,
            { slug: chosen, name: {}, number: '', validUntil: null, file: null, fileName: null, verified: false },
          ]);
          setChosen(null);
        }}
      >
        {t('certificate.add')}
      </Button>
    </div>
  );
};

/** Certificates with their documents. What an operator has verified is read only; all else is the company's claim. */
export const CertificateFields = ({ value, choices, error, onChange }: Props) => {
  const { t } = useTranslation('siteEditor');
  const text = useText();
  const labels = new Map(choices.certificates.flatMap((g) => g.items.map((i) => [i.value, i.label])));
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="certificates">
      <h2 id="certificates">{t('certificate.title')}</h2>
      <p className={classes['hint']}>
        {t('certificate.lead')} <SiteLink to={pageTo('evidence')}>{t('certificate.review')}</SiteLink>
      </p>
      {value.map((c, i) => (
        <OneCertificate
          key={c.slug}
          certificate={c}
          name={labels.get(c.slug) ?? (text(c.name) || c.slug)}
          error={(field) => error(`certificates.${i}.${field}`)}
          onChange={(part) => onChange(value.map((o, j) => (j === i ? { ...o, ...part } : o)))}
          onRemove={() => onChange(value.filter((_, j) => j !== i))}
        />
      ))}
      <AddCertificate value={value} choices={choices} onChange={onChange} />
    </section>
  );
};
