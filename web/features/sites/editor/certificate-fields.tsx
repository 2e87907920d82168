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

/** Certificates with their documents. What an operator has verified is read only; all else is the company's claim. */
export const CertificateFields = ({ value, choices, error, onChange }: Props) => {
  const { t } = useTranslation('siteEditor');
  const f = useFormat();
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const labels = new Map(choices.certificates.flatMap((g) => g.items.map((i) => [i.value, i.label])));
  const put = (i: number, part: Partial<Certificate>) =>
    onChange(value.map((c, j) => (j === i ? { ...c, ...part } : c)));
  const taken = new Set(value.map((c) => c.slug));
  const offered = choices.certificates.map((g) => ({ ...g, items: g.items.filter((i) => !taken.has(i.value)) }));
  return (
    <section className={`${panel['panel']} ${classes['card']}`} aria-labelledby="certificates">
      <h2 id="certificates">{t('certificate.title')}</h2>
      <p className={classes['hint']}>
        {t('certificate.lead')} <SiteLink to={pageTo('evidence')}>{t('certificate.review')}</SiteLink>
      </p>
      {value.map((c, i) => {
        const name = labels.get(c.slug) ?? (text(c.name) || c.slug);
        return (
          <div key={c.slug} role="group" aria-label={name} className={classes['machine']}>
            <p>
              <strong>{name}</strong>{' '}
              <Tag tone={c.verified ? 'warp' : 'plain'}>
                {t(c.verified ? 'certificate.verified' : 'certificate.claimed')}
              </Tag>
            </p>
            {c.verified ? (
              <p className={classes['hint']}>
                {[c.number, c.validUntil && t('certificate.valid', { day: f.day(c.validUntil) })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            ) : (
              <>
                <div className={classes['row']}>
                  <TextInput
                    label={t('certificate.number')}
                    value={c.number}
                    maxLength={60}
                    error={error(`certificates.${i}.number`)}
                    onChange={(e) => put(i, { number: e.currentTarget.value })}
                  />
                  <DateField
                    label={t('certificate.until')}
                    value={c.validUntil ?? ''}
                    error={error(`certificates.${i}.validUntil`)}
                    onChange={(validUntil) => put(i, { validUntil })}
                  />
                  <Button variant="subtle" color="gray" onClick={() => onChange(value.filter((_, j) => j !== i))}>
                    {t('certificate.remove')}
                    <span className="visually-hidden">: {name}</span>
                  </Button>
                </div>
                <FileField
                  label={t('certificate.document')}
                  kind="verification"
                  most={1}
                  value={
                    c.file ? [{ id: c.file, url: `/api/busi/busifile/${c.file}`, name: c.fileName ?? '', size: 0 }] : []
                  }
                  upload={uploadFile}
                  error={error(`certificates.${i}.file`)}
                  onChange={([file]) => put(i, { file: file?.id ?? null, fileName: file?.name ?? null })}
                />
              </>
            )}
          </div>
        );
      })}
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
    </section>
  );
};
