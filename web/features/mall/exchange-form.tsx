import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Good, mall, type MallAddress } from '#contract/points/mall/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import classes from './mall.module.css';

const nowhere = { name: '', phone: '', address: '', postcode: '' };

/** A new address; what is typed stays in the tab until it is kept. */
const AddressForm = ({ onAdded }: { onAdded: (id: string) => void }) => {
  const { t } = useTranslation('mall');
  const form = useCallForm({
    endpoint: mall.addAddress,
    initial: nowhere,
    input: (v) => ({ body: v }),
    words: { name: t('needName'), phone: t('needPhone'), address: t('needAddress') },
    draft: { name: 'mall.address', place: 'tab' },
    onDone: ({ id }) => onAdded(id),
  });
  return (
    <form {...form.props} className={classes['form']} aria-label={t('newAddress')}>
      <TextInput label={t('name')} autoComplete="name" maxLength={60} {...form.input('name')} />
      <TextInput label={t('phone')} autoComplete="tel" maxLength={30} {...form.input('phone')} />
      <TextInput label={t('street')} autoComplete="street-address" maxLength={200} {...form.input('address')} />
      <TextInput label={t('postcode')} autoComplete="postal-code" maxLength={20} {...form.input('postcode')} />
      <p className={classes['quiet']}>{t('addressNote')}</p>
      <ActButton type="submit" busy={form.busy}>
        {t('keepAddress')}
      </ActButton>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};

type Book = { list: MallAddress[]; chosen: string | null; adding: boolean };

type AddressesProps = {
  book: Book;
  /** Of the radio buttons. */
  name: string;
  busy: boolean;
  onBook: (book: Book) => void;
  onRemove: (id: string) => void;
};
const Addresses = ({ book, name, busy, onBook, onRemove }: AddressesProps) => {
  const { t } = useTranslation('mall');
  return (
    <fieldset className={classes['addresses']}>
      <legend>{t('whereTo')}</legend>
      {book.list.map((a) => (
        <div key={a.id}>
          <label>
            <input
              type="radio"
              name={name}
              checked={book.chosen === a.id && !book.adding}
              onChange={() => onBook({ ...book, chosen: a.id, adding: false })}
            />
            <span>{[a.name, a.phone, a.address, a.postcode].filter(Boolean).join(' · ')}</span>
          </label>
          <ActButton look="word" disabled={busy} onClick={() => onRemove(a.id)}>
            {t('removeAddress')}
          </ActButton>
        </div>
      ))}
      {!book.adding && (
        <ActButton look="word" onClick={() => onBook({ ...book, adding: true })}>
          {t('newAddress')}
        </ActButton>
      )}
    </fieldset>
  );
};

/** Exchanges points for a good: where it goes, then once. */
const ExchangeForm = ({ good, onEnd }: { good: Good; onEnd: () => void }) => {
  const { t } = useTranslation('mall');
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const posted = good.kind === 'posted';
  const [book, setBook] = useState<Book | null>(posted ? null : { list: [], chosen: null, adding: false });
  const [key] = useState(() => crypto.randomUUID());
  const work = useAct<'read' | 'exchange' | 'remove'>();
  const read = async (chosen?: string) => {
    const list = await call(mall.addresses);
    setBook({ list, chosen: chosen ?? list[0]?.id ?? null, adding: list.length === 0 });
  };
  useEffect(() => {
    if (posted) void work.act(() => read(), 'read');
    // oxlint-disable-next-line react/exhaustive-deps -- read once, as it opens
  }, []);
  const exchange = () =>
    work.act(async () => {
      const body = { goodId: good.id, price: good.price, addressId: book?.chosen ?? null, clientKey: key };
      const { number } = await call(mall.exchange, { body });
      say({ message: t('exchanged', { number }) });
      await revalidate();
      onEnd();
    }, 'exchange');
  const remove = (id: string) =>
    work.act(async () => {
      await call(mall.removeAddress, { params: { id } });
      await read();
    }, 'remove');
  const ready = book !== null && (!posted || (book.chosen !== null && !book.adding));
  return (
    <div className={classes['form']}>
      {posted && book && (
        <Addresses
          book={book}
          name={`address.${good.id}`}
          busy={work.busy}
          onBook={setBook}
          onRemove={(id) => void remove(id)}
        />
      )}
      {book?.adding && <AddressForm onAdded={(id) => void work.act(() => read(id), 'read')} />}
      <div className={shared['acts']}>
        {ready && (
          <ActButton look="offer" busy={work.busyWith === 'exchange'} onClick={() => void exchange()}>
            {t('confirm', { points: f.number(good.price) })}
          </ActButton>
        )}
        <ActButton onClick={onEnd}>{t('cancel')}</ActButton>
      </div>
      <p role="alert" className={shared['refused']}>
        {work.fault}
      </p>
    </div>
  );
};

export default ExchangeForm;
