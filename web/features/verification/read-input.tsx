import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconScan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/lang.ts';
import { type Field, isRequired, isWide } from './fields.ts';
import type { Form } from './use-application.ts';
import classes from './verification.module.css';
import type { LicenceField } from '#contract/verification-rules.ts';

/** A field that the licence may have filled: green where it was certain, orange with what to look at where it wasn't. */
export const ReadInput = ({ field, form, licence }: { field: Field; form: Form; licence: boolean }) => {
  const { t } = useTranslation(['verification', 'common']);
  const f = useFormat();
  const value = form.given[field] ?? '';
  const read = licence ? form.read?.fields[field as LicenceField] : undefined;
  const same = read && read.value === value;
  const sure = same && !read.uncertain;
  const unsure = read?.uncertain && !value;
  const missing = licence && form.read && !read && !value && !form.reading;
  const offers = unsure ? [...new Set([read.value, ...read.proposals])].filter(Boolean) : [];
  const look = unsure
    ? t('read.unsure', { n: Math.round(read.confidence * 100) })
    : missing && isRequired(field, licence)
      ? t('read.missing')
      : null;
  return (
    <div className={classes['field']} data-wide={isWide(field) || undefined} data-look={look ? '' : undefined}>
      <TextInput
        name={field}
        label={
          <span className={classes['label']}>
            {t(`field.${field}`)}
            {!isRequired(field, licence) && <small>{t('common:optional')}</small>}
            {sure && (
              <span className={classes['sure']}>
                <IconScan size={14} stroke={2} aria-hidden="true" />
                {t('read.sure', { n: f.number(read.confidence, 2) })}
              </span>
            )}
          </span>
        }
        data-sure={sure || undefined}
        value={value}
        maxLength={200}
        onChange={(e) => form.change(field, e.currentTarget.value)}
        error={form.errors[field]}
        description={
          look && (
            <span className={classes['look']}>
              <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
              {look}
            </span>
          )
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {offers.length > 0 && (
        <div className={classes['offers']}>
          {offers.map((o) => (
            <Button key={o} variant="default" size="compact-sm" onClick={() => form.change(field, o)}>
              {t('read.take', { value: o })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
