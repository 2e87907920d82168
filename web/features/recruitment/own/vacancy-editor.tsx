import { Button } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import type { Currency } from '#contract/core/schemas.ts';
import {
  contractKinds,
  educations,
  recruitmentLimits,
  salaryPeriods,
  vacancyRoles,
  workplaces,
} from '#contract/recruitment/kinds.ts';
import type { OwnVacancy } from '#contract/recruitment/schemas.ts';
import { chinaDay, chinaDayIn } from '#contract/core/zones/china-day.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { say } from '#web/lib/say.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useHomeCurrency } from '#web/lib/page/home-currency.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { InThree } from '#web/ui/text/in-three.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { Select } from '#web/ui/form/pick.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../recruitment.module.css';

const first = (v: OwnVacancy | null, home: { country: string | null; currency: Currency }) => ({
  title: v?.title ?? {},
  role: v?.role ?? vacancyRoles[0],
  contract: v?.contract ?? contractKinds[0],
  workplace: v?.workplace ?? workplaces[0],
  place: v?.place ?? {},
  country: v?.country ?? home.country ?? 'CN',
  about: v?.about ?? {},
  needs: v?.needs ?? {},
  offers: v?.offers ?? {},
  years: String(v?.years ?? 0),
  education: v?.education ?? educations[0],
  openings: String(v?.openings ?? 1),
  until: v?.until ?? chinaDayIn(60),
  stated: v ? v.salary !== null : true,
  from: v?.salary?.from ?? '',
  to: v?.salary?.to ?? '',
  currency: v?.salary?.currency ?? home.currency,
  // Abroad a salary is said for the year.
  per: v?.salary?.per ?? ((home.country ?? 'CN') === 'CN' ? 'month' : 'year'),
});
type Values = ReturnType<typeof first>;

const bodyOf = ({ stated, from, to, currency, per, years, openings, ...v }: Values) => ({
  ...v,
  years: Number(years),
  openings: Number(openings),
  salary: stated ? { from, to, currency, per } : null,
});

const useVacancyForm = (vacancy: OwnVacancy | null) => {
  const { t } = useTranslation('jobs');
  const path = usePath();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const country = useViewer()?.country ?? null;
  const currency = useHomeCurrency();
  return useCallForm({
    endpoint: () =>
      import('#contract/recruitment/own.ts').then(
        ({ recruitmentOwn: m }) => (vacancy ? m.save : m.add) as typeof m.add,
      ),
    initial: first(vacancy, { country, currency }),
    input: (v, clientKey) =>
      ({
        ...(vacancy && { params: { id: vacancy.id } }),
        body: { ...(vacancy ? { base: vacancy.version } : { clientKey }), ...bodyOf(v) },
      }) as never,
    words: {
      title: t('needTitle'),
      place: t('needPlaceOfWork'),
      'salary.from': t('needSalary'),
      'salary.to': t('needSalary'),
    },
    draft: { name: `vacancy.${vacancy ? `${vacancy.id}.${vacancy.version}` : 'new'}` },
    onDone: async () => {
      say(t('saved'));
      await navigate(path(pageTo('myVacancies', {})));
      await revalidate();
    },
  });
};
type Form = ReturnType<typeof useVacancyForm>;

type ChoiceProps<K extends keyof Values> = {
  form: Form;
  name: K;
  all: readonly Values[K][];
  label: (value: Values[K]) => string;
};
const Choice = <K extends 'role' | 'contract' | 'workplace' | 'education'>({
  form,
  name,
  all,
  label,
}: ChoiceProps<K>) => {
  const { t } = useTranslation('jobs');
  return (
    <Select
      name={name}
      label={t(`field.${name as 'role'}`)}
      data={all.map((k) => ({ value: k, label: label(k) }))}
      value={form.values[name]}
      onChange={(k) => form.change({ [name]: all.find((x) => x === k) ?? form.values[name] } as Partial<Values>)}
      error={form.error(name)}
    />
  );
};

const SalaryFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('jobs');
  const { values: v } = form;
  return (
    <div className={classes['pair']}>
      <MoneyField
        label={t('field.from')}
        name="salary.from"
        value={v.from}
        onChange={(from) => form.change({ from })}
        currency={v.currency}
        onCurrency={(currency) => form.change({ currency })}
        digits={2}
        error={form.error('salary.from')}
      />
      <MoneyField
        label={t('field.to')}
        name="salary.to"
        value={v.to}
        onChange={(to) => form.change({ to })}
        currency={v.currency}
        digits={2}
        error={form.error('salary.to')}
      />
      <Select
        name="salary.per"
        label={t('field.per')}
        data={salaryPeriods.map((k) => ({ value: k, label: t(`period.${k}`) }))}
        value={v.per}
        onChange={(k) => form.change({ per: salaryPeriods.find((x) => x === k) ?? v.per })}
      />
    </div>
  );
};

/** What kind of work it is, and in which country. */
const KindFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation(['jobs', 'recruitment']);
  return (
    <div className={classes['pair']}>
      <Choice form={form} name="role" all={vacancyRoles} label={(k) => t(`recruitment:role.${k}`)} />
      <Choice form={form} name="contract" all={contractKinds} label={(k) => t(`recruitment:contract.${k}`)} />
      <Choice form={form} name="workplace" all={workplaces} label={(k) => t(`recruitment:workplace.${k}`)} />
      <CountryField
        label={t('field.country')}
        value={form.values.country}
        onChange={(country) => form.change({ country })}
        first={['CN', 'ES', 'DE', 'US']}
      />
    </div>
  );
};

/** A vacancy in three languages; what is typed stays as a draft until it is saved. */
export const VacancyEditor = ({ vacancy }: { vacancy: OwnVacancy | null }) => {
  const { t } = useTranslation(['jobs', 'recruitment', 'common']);
  const text = useText();
  const form = useVacancyForm(vacancy);
  useLeaveGuard(form.isDirty);
  const { values: v } = form;
  return (
    <main id="main">
      <PageHead
        crumb={<SiteLink to={pageTo('myVacancies', {})}>{t('ourVacancies')}</SiteLink>}
        title={vacancy ? text(vacancy.title) : t('add')}
        note={t(vacancy?.state === 'listed' ? 'editListed' : 'editLead')}
      />
      <form {...form.props} className={`${panel['panel']} ${classes['box']}`}>
        <InThree label={t('field.title')} {...form.field('title')} most={120} />
        <KindFields form={form} />
        <InThree label={t('field.place')} {...form.field('place')} most={80} />
        <InThree label={t('recruitment:tasks')} {...form.field('about')} most={4000} rows={4} />
        <InThree label={t('recruitment:needs')} {...form.field('needs')} most={3000} rows={4} />
        <InThree
          label={`${t('recruitment:offers')} · ${t('common:optional')}`}
          {...form.field('offers')}
          most={2000}
          rows={3}
        />
        <div className={classes['pair']}>
          <Choice form={form} name="education" all={educations} label={(k) => t(`recruitment:education.${k}`)} />
          <NumberField label={t('field.years')} {...form.field('years')} digits={0} />
          <NumberField label={t('field.openings')} {...form.field('openings')} digits={0} />
          <DateField
            label={t('field.until')}
            {...form.field('until')}
            min={chinaDay()}
            max={chinaDayIn(recruitmentLimits.days)}
          />
        </div>
        <Check label={t('statesSalary')} checked={v.stated} onChange={(stated) => form.change({ stated })} />
        {v.stated && <SalaryFields form={form} />}
        <div className={shared['acts']}>
          <Button type="submit" color="warp" loading={form.busy}>
            {t('save')}
          </Button>
          <Button component={SiteLink} to={pageTo('myVacancies', {})} variant="default">
            {t('common:cancel')}
          </Button>
        </div>
        <p role="alert" className={shared['refused']}>
          {form.fault}
        </p>
      </form>
    </main>
  );
};
