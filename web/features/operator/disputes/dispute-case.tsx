import { Button } from '@mantine/core';
import { IconFileText, IconFileZip } from '@tabler/icons-react';
import { useQuantity } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DisputeCase } from '#contract/operator/disputes.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { usePaperQuery } from '#web/lib/text/paper-query.ts';
import panel from '#web/ui/frame/panel.module.css';
import { useAnswerWords, useRequirementWords } from '#web/ui/text/requirement-words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Timeline } from '#web/ui/feedback/timeline.tsx';
import { DisputeDecision } from './dispute-decision.tsx';
import own from './disputes.module.css';

type Agreed = NonNullable<DisputeCase['agreed']>;
type File = Agreed['asked']['annexes'][number];

type LineProps = {
  line: DisputeCase['lines'][number];
  currency: DisputeCase['row']['currency'];
  agreed: Agreed['lines'][number] | undefined;
};

/** What was bought, with what was asked and answered of it. */
const Line = ({ line: l, currency, agreed }: LineProps) => {
  const { t } = useTranslation(['order', 'common']);
  const f = useFormat();
  const quantity = useQuantity();
  const text = useText();
  const lang = useLang();
  const say = useRequirementWords();
  const answer = useAnswerWords();
  return (
    <section>
      <h3>
        {l.no}. {text(l.productName)} <span lang={textLang(l.specification, lang)}>{text(l.specification)}</span>
      </h3>
      <p className="figure">
        {quantity(l.quantity, l.unit)} × {f.money(l.price, currency, 4)} = {f.money(l.total, currency)}
      </p>
      <ul>
        {agreed?.requirements.map((r, i) => (
          <li key={i}>
            {say(r.asked, r)}{' '}
            <Tag tone={r.answer.verdict === 'meets' ? 'warp' : 'deviates'}>{t(`agreed.${r.answer.verdict}`)}</Tag>{' '}
            {answer(r.asked, r.answer, r.option)}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** One dispute: the sides as registered, what was bought, what was agreed of it, all that was said, and the decision. */
export const DisputeCaseView = ({ view: { row, lines, agreed, timeline, before } }: { view: DisputeCase }) => {
  const { t } = useTranslation(['operator', 'order', 'common']);
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const paper = usePaperQuery();
  const files = (of: readonly File[]) =>
    of.map((a) => (
      <a key={a.id} href={`/api/operator/disputes/${row.id}/document/${a.id}`} target="_blank" rel="noreferrer">
        <IconFileText size={16} stroke={2} aria-hidden="true" /> {a.name}
      </a>
    ));
  return (
    <article className={`${panel['panel']} ${own['case'] ?? ''}`}>
      <h2 lang={textLang(row.title, lang)}>
        <span className="figure">{row.number}</span> {text(row.title)}
      </h2>
      <p>
        {t('order:buyer')}: {agreed?.buyer.name ?? text(row.buyer)} · {t('order:supplier')}:{' '}
        {agreed?.supplier.name ?? text(row.supplier)} ·{' '}
        <strong className="figure">{f.money(row.total, row.currency)}</strong>
      </p>
      {lines.map((l) => (
        <Line key={l.no} line={l} currency={row.currency} agreed={agreed?.lines.find((x) => x.no === l.no)} />
      ))}
      {agreed && <p className={own['files']}>{files([...agreed.asked.annexes, ...agreed.quoted.annexes])}</p>}
      <Timeline
        label={t('order:timeline')}
        events={timeline.map((e) => ({
          key: e.id,
          at: e.at,
          title: t(`order:did.${e.step}`),
          by: t(`order:by.${e.party}`),
          text: (
            <>
              {e.reason}
              {e.offer && <> {t('order:disputed.offered', { end: t(`order:end.${e.offer}`) })}</>}
              {e.annexes.length > 0 && <span className={own['files']}>{files(e.annexes)}</span>}
            </>
          ),
        }))}
      />
      <div className={own['archive']}>
        <Button
          component="a"
          href={`/api/operator/disputes/${row.id}/archive?${paper}`}
          download
          variant="default"
          leftSection={<IconFileZip size={18} stroke={1.6} />}
        >
          {t('dispute.archive.act')}
        </Button>
        <p>{t('dispute.archive.hint')}</p>
      </div>
      <DisputeDecision id={row.id} before={before} />
    </article>
  );
};
