import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { pageTo } from '#contract/pages.ts';
import { testing } from '#contract/testing/calls.ts';
import { testCode } from '#contract/testing/rules.ts';
import type { LabPrice } from '#contract/testing/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../services.module.css';
import type { QuoteProps } from './request.ts';

type Props = Omit<QuoteProps, 'labs'> & { labs: LabPrice[] };

const Keep = ({
  price,
  material,
  asked,
  cutting,
}: Pick<Props, 'material' | 'asked' | 'cutting'> & { price: LabPrice }) => {
  const { t } = useTranslation('testing');
  const viewer = useViewer();
  const path = usePath();
  const navigate = useNavigate();
  const ready = useReady();
  const { act, busy, fault } = useAct();
  // One for this laboratory and request, however often it is pressed.
  const key = useRef('');
  if (viewer?.entId === price.lab.id) return <small>{t('quote.own')}</small>;
  const keep = () =>
    void act(async () => {
      key.current ||= crypto.randomUUID();
      const body = { clientKey: key.current, lab: price.lab.id, version: price.version, material, cutting };
      const { id } = await call(testing.keep, { body: { ...body, lines: asked.map(testCode) } });
      await navigate(path(pageTo('testQuotation', { id })));
    });
  return (
    <>
      <ActButton look={price.whole ? 'ask' : 'plain'} busy={busy} disabled={!ready} onClick={keep}>
        {t('quote.keep')}
      </ActButton>
      <small role="alert" className={classes['fault']}>
        {fault}
      </small>
    </>
  );
};

const LabHead = ({ price: p }: { price: LabPrice }) => {
  const { t } = useTranslation('testing');
  const text = useText();
  const f = useFormat();
  return (
    <th scope="col">
      <SiteLink to={pageTo('serviceProvider', { id: p.lab.id })}>{text(p.lab.name)}</SiteLink>
      <small>{[text(p.lab.city), ...p.accreditations].filter(Boolean).join(' · ')}</small>
      <div>
        {p.whole ? (
          <Tag tone="warp">{t('quote.whole')}</Tag>
        ) : (
          <Tag>{t('quote.part', { n: f.number(p.lines.filter(Boolean).length), all: f.number(p.lines.length) })}</Tag>
        )}
        {!p.cuts && <Tag>{t('quote.noCut')}</Tag>}
      </div>
    </th>
  );
};

/** What a laboratory asks for one line; nothing where it does not do it. */
const Line = ({ line: l, currency }: { line: LabPrice['lines'][number] | undefined } & Pick<LabPrice, 'currency'>) => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  if (!l) return <td>{t('quote.notDone')}</td>;
  return (
    <td className="figure">
      {f.money(l.total, currency)}
      <small>{`${f.money(l.each, currency)} × ${f.number(l.charged)} + ${f.money(l.setup, currency)}`}</small>
    </td>
  );
};

/** Laboratories beside one another: each line, the sum and the days, and one's quotation to keep. */
export const LabTable = ({ labs, asked, methods, material, cutting }: Props) => {
  const { t } = useTranslation('testing');
  const f = useFormat();
  const nameOf = (slug: string) => methods.find((m) => m.slug === slug);
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('quote.results')} tabIndex={0}>
      <table className={`${panel['table']} ${classes['matrix']}`}>
        <caption className="visually-hidden">{t('quote.results')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('method')}</th>
            {labs.map((p) => (
              <LabHead key={p.lab.id} price={p} />
            ))}
          </tr>
        </thead>
        <tbody>
          {asked.map((a, i) => (
            <tr key={i}>
              <th scope="row">
                {nameOf(a.method)?.standard ?? a.method}
                <small>{`${t(`state.${a.condition}`)} × ${f.number(a.n)}`}</small>
              </th>
              {labs.map((p) => (
                <Line key={p.lab.id} line={p.lines[i]} currency={p.currency} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('sum')}</th>
            {labs.map((p) => (
              <td key={p.lab.id} className="figure">
                <b>{f.money(p.total, p.currency)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('workingDays')}</th>
            {labs.map((p) => (
              <td key={p.lab.id} className="figure">
                {f.number(p.days)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('quote.keep')}</th>
            {labs.map((p) => (
              <td key={p.lab.id}>
                <Keep price={p} material={material} asked={asked} cutting={cutting} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};
