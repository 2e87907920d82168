import { useTranslation } from '#web/lib/text/words.ts';
import { pick } from '#contract/core/text.ts';
import type { Controller } from '#contract/settings/calls.ts';
import { useLang } from '#web/lib/text/lang.ts';
import classes from './legal-page.module.css';

/** Who answers for personal data, as the operator set it. */
export const WhoAnswers = ({ by }: { by: Controller }) => {
  const { t } = useTranslation('legal');
  return (
    <section>
      <h2>{t('privacyTreaty.who.h')}</h2>
      <Answering by={by} />
    </section>
  );
};

const Answering = ({ by }: { by: Controller }) => {
  const { t } = useTranslation('legal');
  const lang = useLang();
  if (!by.contact) return <p>{t('privacyTreaty.who.unset')}</p>;
  const facts = [
    ['company', pick(by.company, lang)],
    ['registration', by.registration],
    ['address', pick(by.address, lang)],
    ['contact', by.contact],
    ['authority', pick(by.authority, lang)],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`privacyTreaty.who.${name}`)}</dt>
          <dd>{name === 'contact' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Who processes data for the operator, for what, and where. */
export const Processors = ({ by }: { by: Controller }) => {
  const { t } = useTranslation('legal');
  const lang = useLang();
  const head = <h2>{t('privacyTreaty.processors.h')}</h2>;
  if (!by.processors.length)
    return (
      <section>
        {head}
        <p>{t('privacyTreaty.processors.none')}</p>
      </section>
    );
  return (
    <section>
      {head}
      <p>{t('privacyTreaty.processors.p')}</p>
      <ul className={classes['list']}>
        {by.processors.map(({ name, purpose, country }, i) => (
          <li key={i}>
            {t('privacyTreaty.processors.one', { name, purpose: pick(purpose, lang), country: pick(country, lang) })}
          </li>
        ))}
      </ul>
    </section>
  );
};
