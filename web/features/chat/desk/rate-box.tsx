import { consult, deskLimits } from '#contract/chat/desk.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './strip.module.css';

const stars = [1, 2, 3, 4, 5] as const;

/** How an ended consultation was, asked once. */
export default function RateBox({ id, onDone }: { id: string; onDone: () => Promise<void> }) {
  const { t } = useTranslation('desk');
  const { act, busy, fault } = useAct();
  const form = useCallForm({
    endpoint: consult.rate,
    initial: { stars: null as number | null, words: '' },
    input: (body) => ({ params: { id }, body }),
    check: (v) => ({ stars: v.stars === null && t('rate.choose') }),
    onDone: async () => {
      say({ role: 'status', message: t('rate.thanks') });
      await onDone();
    },
  });
  const skip = () =>
    void act(async () => {
      await call(consult.rate, { params: { id }, body: { stars: null } });
      await onDone();
    });
  return (
    <form {...form.props} className={classes['rate']} aria-label={t('rate.title')}>
      <fieldset aria-invalid={form.error('stars') ? true : undefined}>
        <legend>{t('rate.title')}</legend>
        {stars.map((n) => (
          <label key={n} data-on={(form.values.stars ?? 0) >= n || undefined}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              checked={form.values.stars === n}
              onChange={() => form.change({ stars: n })}
              aria-label={t('rate.star', { n })}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </fieldset>
      {form.values.stars !== null && (
        <input
          type="text"
          {...form.input('words')}
          maxLength={deskLimits.words}
          placeholder={t('rate.words')}
          aria-label={t('rate.words')}
        />
      )}
      <button type="submit" data-first disabled={form.busy || busy}>
        {t('rate.send')}
      </button>
      <button type="button" disabled={form.busy || busy} onClick={skip}>
        {t('rate.skip')}
      </button>
      {(form.error('stars') ?? form.fault ?? fault) && <p role="alert">{form.error('stars') ?? form.fault ?? fault}</p>}
    </form>
  );
}
