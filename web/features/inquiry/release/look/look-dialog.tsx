import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { inquiry } from '#contract/inquiry/calls.ts';
import { call } from '#web/lib/call.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { type Draft, toReach, type Units } from '../draft.ts';
import type { SheetField } from '../use-datasheets.ts';
import { asShown, labelsOf, type Names, type Reader, type ShownProps } from './as-shown.ts';
import classes from './look.module.css';
import { Segments } from '#web/ui/form/choice/segments.tsx';

type Props = Names & {
  Shown: ComponentType<ShownProps>;
  draft: Draft;
  id: string | undefined;
  sheet: (product: string) => SheetField[];
  units: Units;
  onClose: () => void;
};

/** How many suppliers would be told of the draft as it stands; undefined until that is known. */
const useReach = ({ draft, id, units }: Pick<Props, 'draft' | 'id' | 'units'>): number | undefined => {
  const [count, setCount] = useState<number>();
  const body = JSON.stringify(toReach(draft, id, units));
  useEffect(() => {
    const asked = JSON.parse(body) as ReturnType<typeof toReach>;
    if (asked.lines.length)
      void call(inquiry.preview, { body: asked }).then(
        (r) => setCount(r.count),
        () => undefined,
      );
  }, [body]);
  return count;
};

/** Everything in it stands as readers get it, but leads nowhere: there is no inquiry yet. */
const useStill = () => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = box.current;
    const halt = (e: Event) => {
      e.preventDefault();
      e.stopPropagation();
    };
    at?.addEventListener('click', halt, true);
    return () => at?.removeEventListener('click', halt, true);
  }, []);
  return box;
};

/** The draft as its page will be, by the pieces that make that page: for a supplier and for a visitor. */
const Look = ({ Shown, draft, id, sheet, units, ...names }: Omit<Props, 'onClose'>) => {
  const { t } = useTranslation('paste');
  const lang = useLang();
  const viewer = useViewer();
  const box = useStill();
  const count = useReach({ draft, id, units });
  const readers: Reader[] = draft.confidential ? ['agreement', 'none', 'login'] : ['none', 'login'];
  const [reader, setReader] = useState(readers[0] ?? 'none');
  const word = (r: Reader) => t(r === 'none' && !draft.confidential ? 'look.supplier' : `look.${r}`);
  const hidden = reader === 'login' && draft.visibility === 'invited';
  return (
    <div className={classes['look']}>
      <Segments
        aria-label={t('look.who')}
        value={reader}
        onChange={setReader}
        data={readers.map((value) => ({ value, label: word(value) }))}
      />
      <p role="status">{count === undefined ? t('look.noReach') : t('look.reach', { count })}</p>
      <p className={classes['note']}>{t('look.still')}</p>
      <div ref={box} className={classes['page']}>
        {hidden ? (
          <p>{t('look.hidden')}</p>
        ) : (
          <Suspense>
            <Shown
              detail={asShown(draft, reader, {
                lang,
                names,
                number: t('look.number'),
                company: viewer?.company ?? '',
                unitOf: units,
              })}
              labels={labelsOf(draft, sheet)}
              agreement={draft.ownAgreement ? draft.agreement : null}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
};

const Dialog = ({ onClose, ...look }: Props) => {
  const { t } = useTranslation(['paste', 'common']);
  return (
    <Modal
      opened
      size={1160}
      onClose={onClose}
      title={t('look.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Look {...look} />
    </Modal>
  );
};

const LookDialog = withWords(['paste'], Dialog);
export default LookDialog;
