import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { Column } from '#contract/inquiry/comparison/level.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useAnswerText, useRequirementText } from '../requirement-text.ts';
import classes from './compare-table.module.css';
import type { Pair } from './use-pair.ts';

// Only where suppliers prove more than was asked.
const Proof = lazy(() => import('./offers/proof.tsx'));

/** What each row of a line needs, to say who is chosen and which columns a phone shows. */
export type RowProps = { columns: Column[]; pair: Pair; isChosen: (q: QuotationView) => boolean };

type Answer = QuotationView['lines'][number]['answers'][number];
type RequirementProps = RowProps & { requirement: LineView['requirements'][number]; answers: (Answer | undefined)[] };

/** A requirement with what each supplier answers. */
export const RequirementRow = ({ requirement: r, answers, columns, pair, isChosen }: RequirementProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const say = useRequirementText();
  const answerText = useAnswerText();
  return (
    <tr>
      <th scope="row">
        {say(r)}
        {r.must && <small className={classes['must']}>{t('requirement.must')}</small>}
      </th>
      {columns.map(({ quotation: q }, k) => {
        const a = answers[k];
        return (
          <td
            key={q.id}
            data-out={pair.out(q.id)}
            data-chosen={isChosen(q) || undefined}
            data-missing={!a || undefined}
            data-deviates={a?.verdict === 'deviates' || undefined}
          >
            {!a ? (
              t('compare:missing')
            ) : (
              <span className={classes['answer']}>
                {a.verdict === 'meets' ? (
                  <IconCheck size={16} stroke={2} aria-label={t('quote.meets')} />
                ) : (
                  <IconAlertTriangle size={16} stroke={2} aria-label={t('quote.deviates')} />
                )}
                <span>
                  {answerText(r, a)}
                  {a.proof ? (
                    <Suspense>
                      <Proof quotation={q} proof={a.proof} />
                    </Suspense>
                  ) : (
                    a.verdict === 'meets' && <small className={classes['stated']}>{t('compare:stated')}</small>
                  )}
                </span>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
};
