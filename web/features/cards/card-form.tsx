import { Button, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { cardParts, cards } from '#contract/cards/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { langs } from '#contract/core/langs.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useLeaveGuard } from '#web/lib/form/use-leave-guard.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Check } from '#web/ui/form/check.tsx';
import classes from './cards.module.css';

type Own = DataOf<typeof cards.show>;
const parts = ['name', 'position', 'address'] as const;
type Part = (typeof parts)[number];
type Key = `${Part}.${(typeof langs)[number]}`;

type Values = Record<Key, string> & { phone: string; email: string } & Record<
    `show.${(typeof cardParts)[number]}`,
    boolean
  >;

const valuesOf = (card: Own): Values =>
  ({
    ...Object.fromEntries(parts.flatMap((p) => langs.map((l) => [`${p}.${l}`, card[p][l] ?? '']))),
    phone: card.phone,
    email: card.email,
    ...Object.fromEntries(cardParts.map((p) => [`show.${p}`, card.shows.includes(p)])),
  }) as Values;

const textOf = (v: Values, part: Part) => Object.fromEntries(langs.map((l) => [l, v[`${part}.${l}`].trim()]));

const useCardForm = (card: Own, onDone: () => void) => {
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    endpoint: cards.save,
    initial: valuesOf(card),
    input: (v) => ({
      body: {
        name: textOf(v, 'name'),
        position: textOf(v, 'position'),
        address: textOf(v, 'address'),
        phone: v.phone,
        email: v.email.trim(),
        shows: cardParts.filter((p) => v[`show.${p}`]),
      },
    }),
    onDone: async () => {
      await revalidate();
      onDone();
    },
  });
  useLeaveGuard(() => form.isDirty());
  return form;
};

/** The card in three languages, and what of it others read. */
export const CardForm = ({ card, onDone }: { card: Own; onDone: () => void }) => {
  const { t } = useTranslation('cards');
  const form = useCardForm(card, onDone);
  const labels: Record<Part, (l: (typeof langs)[number]) => string> = {
    name: (l) => t(`name.${l}`),
    position: (l) => t(`position.${l}`),
    address: (l) => t(`address.${l}`),
  };
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['form']}`} aria-label={t('editOf')}>
      {parts.map((part) => (
        <div key={part} className={classes['three']}>
          {langs.map((l) => (
            <TextInput
              key={l}
              label={labels[part](l)}
              maxLength={part === 'address' ? 160 : 60}
              {...form.input(`${part}.${l}`)}
              error={form.error(`${part}.${l}`) ?? (part === 'name' && l === 'cn' ? form.error('name') : undefined)}
            />
          ))}
        </div>
      ))}
      <div className={classes['three']}>
        <TextInput label={t('phone')} inputMode="tel" maxLength={30} {...form.input('phone')} />
        <TextInput label={t('email')} inputMode="email" maxLength={120} {...form.input('email')} />
      </div>
      <fieldset className={classes['acts']} style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>{t('shows')}</legend>
        {cardParts.map((p) => (
          <Check
            key={p}
            label={t(`shows1.${p}`)}
            checked={form.values[`show.${p}`]}
            onChange={(on) => form.change({ [`show.${p}`]: on } as Partial<Values>)}
          />
        ))}
      </fieldset>
      <p role="alert">{form.fault}</p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
