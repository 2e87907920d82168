import type { CallView, FieldView } from '#contract/reference/calls.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Code } from './code.tsx';
import classes from './developers.module.css';

/** Words in English with names of fields and calls between backquotes. */
const Prose = ({ text }: { text: string }) => (
  <>
    {text.split('`').map((part, i) =>
      // Parts of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      i % 2 ? <code key={i}>{part}</code> : part,
    )}
  </>
);

const Fields = ({ fields }: { fields: (FieldView & { in?: 'path' | 'query' })[] }) => {
  const { t } = useTranslation('developers');
  return (
    <ul className={classes['fields']} lang="en">
      {fields.map((f) => (
        <li key={`${f.in ?? ''}${f.name}`}>
          <p>
            <code className={classes['name']}>{f.name}</code> <code className={classes['type']}>{f.type}</code>
            {f.in && <small>{f.in}</small>}
            {f.required && f.in !== 'path' && <small>{t('required')}</small>}
          </p>
          <p>
            <Prose text={f.about} />
          </p>
        </li>
      ))}
    </ul>
  );
};

const Request = ({ call: c }: { call: CallView }) => {
  const { t } = useTranslation('developers');
  return (
    <details>
      <summary>{t('request')}</summary>
      {c.parameters.length > 0 && (
        <>
          <h3>{t('parameters')}</h3>
          <Fields fields={c.parameters} />
        </>
      )}
      {c.body && (
        <>
          <h3>{t('body')}</h3>
          <p className={classes['count']}>{c.body.type}</p>
          <Fields fields={c.body.fields} />
        </>
      )}
      <Code label={t('request')} text={c.request} />
    </details>
  );
};

const Answer = ({ call: c }: { call: CallView }) => {
  const { t } = useTranslation('developers');
  return (
    <details>
      <summary>{t('answer')}</summary>
      <p className={classes['count']}>
        <code>{c.answer.type}</code>
      </p>
      {c.answer.fields.length > 0 && <Fields fields={c.answer.fields} />}
      {c.response && <Code label={t('answer')} text={c.response} />}
    </details>
  );
};

const Refusals = ({ call: c }: { call: CallView }) => {
  const { t } = useTranslation('developers');
  if (!c.refusals.length) return null;
  return (
    <details>
      <summary>{t('refusals')}</summary>
      <ul className={classes['fields']}>
        {c.refusals.map((r) => (
          <li key={`${r.status}${r.code}`}>
            <p>
              <small>{r.status}</small> <code className={classes['name']}>{r.code}</code>
            </p>
            <p>{r.text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** One call: what it does and who may call it; request, answer and refusals are opened one by one. */
export const CallPart = ({ call: c }: { call: CallView }) => {
  const { t } = useTranslation('developers');
  return (
    <article id={c.id} className={`${panel['panel']} ${classes['call']}`} aria-labelledby={`${c.id}-name`}>
      <h2 id={`${c.id}-name`} lang="en">
        <a href={`#${c.id}`}>{c.summary}</a>
      </h2>
      <p className={classes['path']} lang="en" translate="no">
        {[c.path, ...c.aliases].map((path) => (
          <code key={path}>
            <b>{c.method}</b> {path}
          </code>
        ))}
      </p>
      <p lang="en">
        <Prose text={c.about} />
      </p>
      <dl>
        <div>
          <dt>{t('who')}</dt>
          <dd>{c.who}</dd>
        </div>
        {c.limit && (
          <div>
            <dt>{t('limit')}</dt>
            <dd>{c.limit}</dd>
          </div>
        )}
        <div>
          <dt>{t('name')}</dt>
          <dd>
            <code>{c.id}</code>
          </dd>
        </div>
      </dl>
      <Request call={c} />
      <Answer call={c} />
      <Refusals call={c} />
    </article>
  );
};
