import { isChinese } from '#contract/enterprise/places.ts';
import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Slot } from '#contract/verification/needs.ts';
import type { Application, GivenFields } from '#contract/verification/calls.ts';
import type { ApplicationKind, LicenceField } from '#contract/verification/rules.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { fieldsOf } from './fields.ts';
import { AuthorityPart } from './authority-part.tsx';
import { PaperField } from './paper-field.tsx';
import { ReadInput } from './read-input.tsx';
import { useApplication } from './use-application.ts';
import classes from './verification.module.css';

type Props = {
  kind: ApplicationKind;
  set: readonly Slot[];
  from: Application | undefined;
  given: GivenFields;
};

type PartProps = { kind: ApplicationKind; form: ReturnType<typeof useApplication> };

const Details = ({ kind, form }: PartProps) => {
  const { t } = useTranslation('verification');
  const licence = form.papers.some((p) => p.type === 'businessLicence');
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="details">
      <h2 id="details">
        {t('page.info')}
        {form.read && <small>{t('page.green')}</small>}
      </h2>
      <div className={classes['grid']}>
        {fieldsOf(kind, form.country).map((f) => (
          <ReadInput key={f} field={f} form={form} licence={licence && kind !== 'personal'} />
        ))}
      </div>
    </section>
  );
};

/** Hands in or keeps, and says what is still to be looked at. */
const Acts = ({ kind, form, again }: PartProps & { again: boolean }) => {
  const { t } = useTranslation(['verification', 'ui']);
  const left = fieldsOf(kind, form.country).filter(
    (f) => form.read?.fields[f as LicenceField]?.uncertain && !form.given[f],
  ).length;
  const faults = Object.keys(form.errors).length;
  return (
    <div className={classes['acts']}>
      <Button type="submit" loading={form.busy} disabled={form.reading}>
        {t(again ? 'page.resubmit' : 'page.submit')}
      </Button>
      <Button variant="default" disabled={form.busy || form.reading} onClick={() => void form.send(true)}>
        {t('page.keep')}
      </Button>
      {left > 0 && <span className={classes['look']}>{t('read.toConfirm', { n: left })}</span>}
      <span role="status">{form.kept && t('page.kept')}</span>
      <span role="alert" className={classes['wrong']}>
        {form.refusal ?? (faults > 0 && t('ui:step.errors', { n: faults }))}
      </span>
    </div>
  );
};

/** The application: a company's country, its documents, the licence first of all, then the fields that it filled. */
export const ApplicationForm = ({ kind, set, from, given }: Props) => {
  const { t } = useTranslation('verification');
  const form = useApplication({ kind, set, from, given });
  const { slots, country } = form;
  const abroad = kind !== 'personal' && !isChinese(country);
  const authority = kind === 'personal' ? -1 : slots.length - 1;
  const details = <Details kind={kind} form={form} />;
  return (
    <form
      {...form.props}
      className={classes['form']}
      onSubmit={(e) => {
        e.preventDefault();
        void form.send(false);
      }}
    >
      {kind !== 'personal' && (
        <div className={`${panel['panel']} ${classes['box']}`}>
          <CountryField
            label={t('field.country')}
            description={t('page.countryNote')}
            value={country}
            onChange={form.changeCountry}
            error={form.errors['country']}
          />
        </div>
      )}
      {abroad && details}
      <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="papers">
        <h2 id="papers">{t(kind === 'personal' ? 'page.needs' : abroad ? 'page.papers' : 'page.licenceFirst')}</h2>
        <p className={classes['note']}>
          {t(kind === 'personal' ? 'page.secret' : abroad ? 'page.papersNote' : 'page.licenceNote')}
        </p>
        {slots.map(
          (slot, i) => i !== authority && <PaperField key={slot.anyOf.join()} slot={slot} i={i} form={form} />,
        )}
      </section>
      {!abroad && details}
      {slots[authority] && <AuthorityPart slot={slots[authority]} i={authority} form={form} />}
      <Acts kind={kind} form={form} again={Boolean(from?.submissions)} />
    </form>
  );
};
