import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { ToldCompany } from '#contract/inquiry/views.ts';
import { pageTo } from '#contract/pages.ts';
import { langs } from '#contract/core/langs.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { MatchWhy } from '../match-why.tsx';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import classes from './told.module.css';

type Data = DataOf<typeof inquiry.own>;

/** What a company has done so far: quoted, declined and why, or nothing yet. */
const Answer = ({ company: x }: { company: ToldCompany }) => {
  const { t } = useTranslation(['life', 'inquiry']);
  const text = useText();
  const lang = useLang();
  if (x.quoted) return <Tag tone="warp">{t('told.quoted')}</Tag>;
  if (!x.declined) return <>{t('told.nothing')}</>;
  return (
    <>
      <Tag>{t('told.declined')}</Tag> {t(`decline.reason.${x.declined.reason}`)}
      {x.declined.note && (
        <ForeignText
          className={undefined}
          text={text(x.declined.note)}
          written={
            langs.find((l) => l === lang && x.declined?.note?.[l]) ?? langs.find((l) => x.declined?.note?.[l]) ?? null
          }
        />
      )}
    </>
  );
};

const Row = ({ company: x, lines }: { company: ToldCompany; lines: number }) => {
  const { t } = useTranslation(['life', 'inquiry']);
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <tr>
      <th scope="row">
        <b lang={textLang(x.company.name, lang)}>
          <SiteLink to={pageTo('company', { slug: x.company.id })}>{text(x.company.name)}</SiteLink>
        </b>{' '}
        <span className={classes['city']}>{text(x.company.city)}</span>
        <span className={classes['tags']}>
          {x.invited && <Tag tone="info">{t('inquiry:list.invited')}</Tag>}
          {!x.told && <Tag>{t('told.byItself')}</Tag>}
          {lines > 1 && x.lines.map((l) => <Tag key={l.no}>{t('told.line', { n: l.no, score: l.score })}</Tag>)}
          {x.told && <MatchWhy reasons={x.reasons} missing={x.missing} />}
        </span>
      </th>
      <td className="figure">{x.told ? x.score : '—'}</td>
      <td>{x.looked ? f.time(x.looked) : t('told.notLooked')}</td>
      <td className="figure">{x.asked || '—'}</td>
      <td>
        <Answer company={x} />
      </td>
    </tr>
  );
};

/** Who was told, who looked and when, who asked, declined and why, who quoted; no supplier sees any of it. */
const Table = ({ data: { told, parts } }: { data: Data }) => {
  const { t } = useTranslation(['life', 'inquiry']);
  return (
    <div className={classes['told']}>
      <p>{t(told.length ? 'told.hint' : 'told.none')}</p>
      {told.length > 0 && (
        <div className={panel['scroll']} role="region" aria-label={t('told.table')} tabIndex={0}>
          <table className={panel['table']}>
            <thead>
              <tr>
                <th scope="col">{t('told.company')}</th>
                <th scope="col">{t('inquiry:list.match')}</th>
                <th scope="col">{t('told.looked')}</th>
                <th scope="col">{t('told.asked')}</th>
                <th scope="col">{t('told.answer')}</th>
              </tr>
            </thead>
            <tbody>
              {told.map((x) => (
                <Row key={x.company.id} company={x} lines={parts.lines.length} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};

const ToldTable = withWords(['life', 'match'], Table);
export default ToldTable;
