import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { htmlLang, type Lang, langs, ownName } from '#contract/core/langs.ts';
import { dayIn } from '#contract/core/zones/clock.ts';
import { fairLimits, type SpeakerDraft } from '#contract/fairs/desk/written.ts';
import { type FairToPropose, hostTalks, type ProposalRow, talkMinutes } from '#contract/fairs/desk/proposals.ts';
import type { Text } from '#contract/core/schemas.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import panel from '#web/ui/frame/panel.module.css';
import classes from './host.module.css';

type Words = Record<Lang, string>;
const wordsOf = (t: Text | undefined): Words => ({ cn: t?.cn ?? '', en: t?.en ?? '', es: t?.es ?? '' });

type Props = { fairs: FairToPropose[]; proposal: ProposalRow | null; onDone: () => void };

/** The form of a proposal: a new one is sent, one that came back is mended. */
const useProposal = ({ fairs, proposal: p, onDone }: Props) => {
  const { t } = useTranslation('hostTalks');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const initial = {
    fairId: p?.fair.id ?? fairs[0]?.id ?? '',
    title: wordsOf(p?.title),
    about: wordsOf(p?.about),
    language: p?.language ?? lang,
    speakers: (p?.speakers ?? [{ name: '', company: '', role: '' }]) as SpeakerDraft[],
    wishedDay: p?.wishedDay ?? '',
    minutes: String(p?.minutes ?? 45),
  };
  const done = async () => {
    say({ message: t('sent') });
    onDone();
    await revalidate();
  };
  const send = useCallForm({
    endpoint: hostTalks.propose,
    initial,
    input: ({ minutes, ...v }, clientKey) => ({ body: { ...v, minutes: Number(minutes), clientKey } }),
    draft: p ? undefined : { name: 'talk.propose' },
    onDone: done,
  });
  const mend = useCallForm({
    endpoint: hostTalks.revise,
    initial,
    input: ({ minutes, fairId: _, ...v }) => ({
      params: { id: p?.id ?? '' },
      body: { ...v, minutes: Number(minutes), version: p?.version ?? 0 },
    }),
    draft: p ? { name: `talk.${p.id}` } : undefined,
    onDone: done,
  });
  return p ? mend : send;
};
type Form = ReturnType<typeof useProposal>;

/** Title or description in the three languages; one is enough. */
const InThree = ({ form, name }: { form: Form; name: 'title' | 'about' }) => {
  const { t } = useTranslation('hostTalks');
  const v = form.values;
  return (
    <fieldset className={classes['three']}>
      <legend>{t(name)}</legend>
      {langs.map((l) => {
        const field = {
          name: `${name}.${l}`,
          lang: htmlLang[l],
          label: (
            <>
              {ownName[l]}
              {!v[name][l].trim() && <small className={classes['missing']}>{t('missing')}</small>}
            </>
          ),
          'aria-label': `${t(name)}, ${ownName[l]}`,
          value: v[name][l],
          maxLength: name === 'title' ? fairLimits.talkTitle : fairLimits.talkAbout,
          error: form.error(`${name}.${l}`) ?? (form.error(name) ? true : undefined),
          onChange: (e: { currentTarget: { value: string } }) =>
            form.change({ [name]: { ...form.current()[name], [l]: e.currentTarget.value } }),
        };
        return name === 'title' ? (
          <TextInput key={l} {...field} />
        ) : (
          <Textarea key={l} autosize minRows={3} maxRows={10} {...field} />
        );
      })}
      {form.error(name) && <p className={classes['whole']}>{form.error(name)}</p>}
    </fieldset>
  );
};

/** The day that is wished for, the length and the language. */
const TimeFields = ({ form, fair }: { form: Form; fair: FairToPropose | undefined }) => {
  const { t } = useTranslation('hostTalks');
  return (
    <div className={classes['fields']}>
      <DateField
        label={t('wishedDay')}
        description={fair && t('zoneNote', { zone: fair.zone.replaceAll('_', ' ') })}
        {...(fair && {
          min: dayIn(fair.startsAt, fair.zone),
          max: dayIn(Date.parse(fair.endsAt) - 1, fair.zone),
        })}
        {...form.field('wishedDay')}
      />
      <NativeSelect
        label={t('minutes')}
        data={talkMinutes.map((n) => ({ value: String(n), label: t('minutesOf', { n }) }))}
        {...form.input('minutes')}
      />
      <NativeSelect
        label={t('language')}
        data={langs.map((value) => ({ value, label: ownName[value] }))}
        {...form.input('language')}
      />
    </div>
  );
};

/** Who is to speak, with a way to add and remove one. */
const Speakers = ({ form }: { form: Form }) => {
  const { t } = useTranslation('hostTalks');
  const v = form.values;
  const put = (i: number, part: Partial<SpeakerDraft>) =>
    form.change({ speakers: v.speakers.map((s, k) => (k === i ? { ...s, ...part } : s)) });
  return (
    <fieldset className={classes['speakers']}>
      <legend>{t('speakers')}</legend>
      {v.speakers.map((s, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have no other key than their place
        <div key={i} className={classes['speaker']}>
          {(['name', 'company', 'role'] as const).map((key) => (
            <TextInput
              key={key}
              label={t(`speaker.${key}`)}
              aria-label={`${t('speakers')} ${i + 1}, ${t(`speaker.${key}`)}`}
              name={`speakers.${i}.${key}`}
              maxLength={key === 'name' ? 60 : 80}
              value={s[key]}
              error={form.error(`speakers.${i}.${key}`)}
              onChange={(e) => put(i, { [key]: e.currentTarget.value })}
            />
          ))}
          <Button
            variant="default"
            disabled={v.speakers.length < 2}
            aria-label={`${t('speaker.remove')} ${i + 1}`}
            onClick={() => form.change({ speakers: v.speakers.filter((_, k) => k !== i) })}
          >
            {t('speaker.remove')}
          </Button>
        </div>
      ))}
      {v.speakers.length < fairLimits.speakers && (
        <div>
          <Button
            variant="default"
            onClick={() => form.change({ speakers: [...v.speakers, { name: '', company: '', role: '' }] })}
          >
            {t('speaker.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** Proposes a talk, or mends a proposal: what the desk named is said above. */
export const ProposeForm = (props: Props) => {
  const { fairs, proposal: p, onDone } = props;
  const { t } = useTranslation('hostTalks');
  const text = useText();
  const form = useProposal(props);
  const fair = fairs.find((f) => f.id === form.values.fairId);
  return (
    <form
      {...form.props}
      className={`${panel['panel']} ${classes['form'] ?? ''}`}
      aria-label={t(p ? 'mend' : 'propose')}
    >
      {!p && (
        <NativeSelect
          label={t('fair')}
          data={fairs.map((f) => ({ value: f.id, label: text(f.name) }))}
          {...form.input('fairId')}
        />
      )}
      {(['title', 'about'] as const).map((name) => (
        <InThree key={name} form={form} name={name} />
      ))}
      <p className={classes['quiet']}>{t('oneIsEnough')}</p>
      <TimeFields form={form} fair={fair} />
      <Speakers form={form} />
      <p role="alert" className={classes['wrong']}>
        {form.fault}
      </p>
      <div className={classes['acts']}>
        <Button type="submit" loading={form.busy}>
          {t(p ? 'sendMended' : 'send')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
};
