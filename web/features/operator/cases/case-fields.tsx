import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { differing } from '#web/lib/text/differing.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { CaseView } from '#contract/operator/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useCountryWords } from '#web/lib/text/company-words.ts';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './case-fields.module.css';

const marks = { same: IconCheck, differs: IconAlertTriangle, onlyRead: IconMinus, onlyGiven: IconMinus } as const;
const personal = ['personName', 'idNumber', 'position'] as const;
/** What only a company abroad states; its address is among what is compared. */
const abroad = ['registrationNumber', 'taxNumber', 'postcode', 'city', 'region'] as const;

/** What nothing was read of, as it was given. */
const GivenRow = ({ label, children }: { label: string; children: ReactNode }) => {
  const { t } = useTranslation('operator');
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>—</td>
      <td>{children}</td>
      <td>—</td>
      <td>{t('case.onlyGiven')}</td>
    </tr>
  );
};

/** A value with the signs underlined in which it differs from the other side. */
const Value = ({ mine, theirs, differs }: { mine: string; theirs: string; differs: boolean }) => {
  if (!mine || !differs) return mine || '—';
  const { before, a, after } = differing(mine, theirs);
  return (
    <strong>
      {before}
      {a && <u>{a}</u>}
      {after}
    </strong>
  );
};

/** One field as read and as given; `n` numbers the ones that differ, as on the picture. */
const ComparedRow = ({ compared: c, n }: { compared: CaseView['compared'][number]; n: number }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const f = useFormat();
  const Mark = marks[c.verdict];
  return (
    <tr data-look={c.verdict === 'differs' || undefined}>
      <th scope="row">{t(`verification:field.${c.field}`)}</th>
      <td>
        <Value mine={c.read} theirs={c.given} differs={c.verdict === 'differs'} />
      </td>
      <td>
        <Value mine={c.given} theirs={c.read} differs={c.verdict === 'differs'} />
      </td>
      <td className="figure">{c.confidence === null ? '—' : f.number(c.confidence, 2)}</td>
      <td>
        <span className={classes['verdict']}>
          <Mark size={16} stroke={2} aria-hidden="true" />
          <span>
            {c.verdict === 'differs' && `${n} `}
            {t(`case.${c.verdict}`)}
          </span>
          {c.uncertain && <small>{t('case.uncertain')}</small>}
        </span>
      </td>
    </tr>
  );
};

/** The document against the form, field by field. */
export const CaseFields = ({ view }: { view: CaseView }) => {
  const { t } = useTranslation(['operator', 'verification']);
  const { given } = view.application;
  const words = useCountryWords(given.country ?? 'CN');
  const name = useCountryName();
  const own = [...personal, ...abroad].filter((p) => given[p]);
  const differing = view.compared.filter((c) => c.verdict === 'differs').map((c) => c.field);
  return (
    <div
      className={`${panel['panel']} ${panel['scroll']} ${classes['fields']}`}
      tabIndex={0}
      role="region"
      aria-label={t('case.fields')}
    >
      <table className={`${panel['table']} ${classes['table']}`}>
        <caption className="visually-hidden">{t('case.fields')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('case.field')}</th>
            <th scope="col">{t('case.read')}</th>
            <th scope="col">{t('case.given')}</th>
            <th scope="col">{t('case.sure')}</th>
            <th scope="col">{t('case.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {given.country && given.country !== 'CN' && (
            <GivenRow label={t('verification:field.country')}>{`${name(given.country)} (${given.country})`}</GivenRow>
          )}
          {own.map((p) => (
            <GivenRow key={p} label={words.label(p)}>
              {given[p]}
            </GivenRow>
          ))}
          {view.compared.map((c) => (
            <ComparedRow key={c.field} compared={c} n={differing.indexOf(c.field) + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
