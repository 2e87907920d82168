import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import { type MeetingOffer, meetings } from '#contract/fairs/meetings/meetings.ts';
import { meetingLimits, meetingWays } from '#contract/fairs/meetings/states.ts';
import type { BoothView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { say } from '#web/lib/say.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { dayIn } from '#contract/core/zones/clock.ts';
import { hourIn, spanIn, useOwnSpan } from '#web/ui/text/hours.ts';
import classes from './meetings.module.css';

type Person = MeetingOffer['people'][number];
const half = 30 * 60_000;

/** The chosen half hour on the fair's clock, and on the reader's own where it differs. */
const Chosen = ({ startsAt, zone }: { startsAt: string; zone: string }) => {
  const { t } = useTranslation('meetings');
  const endsAt = new Date(Date.parse(startsAt) + half).toISOString();
  const own = useOwnSpan(startsAt, endsAt, zone);
  return (
    <p aria-live="polite">
      <b className="figure">{spanIn(startsAt, endsAt, zone)}</b>{' '}
      {own && <span className={classes['quiet']}>{t('yourTime', { span: own })}</span>}
    </p>
  );
};

type SlotsProps = { person: Person; zone: string; value: string; choose: (at: string) => void };
/** The half hours of a person by day; those that are taken can be seen and not chosen. */
const Slots = ({ person, zone, value, choose }: SlotsProps) => {
  const { t } = useTranslation('meetings');
  const f = useFormat();
  return [...Map.groupBy(person.slots, (s) => dayIn(s.startsAt, zone))].map(([day, slots]) => (
    <fieldset key={day} className={classes['day']}>
      <legend>{f.day(day)}</legend>
      <div className={classes['slots']}>
        {slots.map((s) => (
          <label key={s.startsAt} className={classes['slot']}>
            <input
              type="radio"
              name="startsAt"
              value={s.startsAt}
              checked={value === s.startsAt}
              disabled={!s.free}
              onChange={() => choose(s.startsAt)}
            />
            <span className="figure">{hourIn(s.startsAt, zone)}</span>
            {!s.free && <span className="visually-hidden">{t('taken')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  ));
};

type Props = { booth: BoothView; offer: MeetingOffer };
const useAsk = ({ booth, offer }: Props) => {
  const { t } = useTranslation('meetings');
  const path = usePath();
  const go = useNavigate();
  const { revalidate } = useRevalidator();
  return useCallForm({
    endpoint: meetings.ask,
    initial: {
      hostId: offer.people[0]?.userId ?? '',
      startsAt: '',
      way: 'booth' as (typeof meetingWays)[number],
      subject: '',
    },
    input: (v, clientKey) => ({ params: { id: booth.id }, body: { ...v, clientKey } }),
    words: { startsAt: t('needSlot'), subject: t('needSubject') },
    draft: { name: `meeting.ask.${booth.id}` },
    // Somebody was faster: the half hours are read anew, what was typed stays.
    onRefused: () => {
      void revalidate();
      return undefined;
    },
    onDone: async () => {
      say({ message: t('asked'), color: 'warp' });
      await go(path(pageTo('fairMeetings')));
    },
  });
};
type Form = ReturnType<typeof useAsk>;

/** Whom to meet, chosen where there are several. */
const Host = ({ form, people, host }: { form: Form; people: Person[]; host: Person }) => {
  const { t } = useTranslation('meetings');
  const text = useText();
  return (
    <>
      {people.length > 1 && (
        <NativeSelect
          label={t('person')}
          {...form.input('hostId')}
          data={people.map((p) => ({
            value: p.userId,
            label: [p.name, text(p.duty)].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {people.length === 1 && (
        <p>
          <b>{host.name}</b> {text(host.duty)}
        </p>
      )}
    </>
  );
};

const AskForm = (props: Props) => {
  const { offer } = props;
  const { t } = useTranslation('meetings');
  const ready = useReady();
  const [first] = offer.people;
  const form = useAsk(props);
  const host = offer.people.find((p) => p.userId === form.values.hostId) ?? first;
  if (!host) return null;
  const chosen = host.slots.find((s) => s.startsAt === form.values.startsAt && s.free);
  return (
    <form {...form.props} className={`${panel['panel']} ${classes['ask']}`}>
      <Host form={form} people={offer.people} host={host} />
      <Slots
        person={host}
        zone={offer.fair.zone}
        value={form.values.startsAt}
        choose={(startsAt) => form.change({ startsAt })}
      />
      {form.error('startsAt') && (
        <p role="alert" className={classes['bad']}>
          {form.error('startsAt')}
        </p>
      )}
      {chosen && <Chosen startsAt={chosen.startsAt} zone={offer.fair.zone} />}
      <NativeSelect
        label={t('wayLabel')}
        {...form.input('way')}
        data={meetingWays.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      <Textarea
        label={t('subject')}
        description={t('subjectText')}
        {...form.input('subject')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={meetingLimits.subject}
      />
      <p className={classes['quiet']}>{t('consent')}</p>
      {form.fault && (
        <p role="alert" className={classes['bad']}>
          {form.fault}
        </p>
      )}
      <div>
        <Button type="submit" color="warp" loading={form.busy} disabled={!ready}>
          {t('ask')}
        </Button>
      </div>
    </form>
  );
};

/** Why nothing can be chosen: the fair is over, nobody has given hours, or those that were given are over. */
const whyNone = (b: BoothView): 'past' | 'none' | 'over' => {
  if (b.fair.phase === 'past') return 'past';
  return b.staff.some((p) => p.hours.length > 0) ? 'over' : 'none';
};

/** `/newFielddata/askMeeting`: a half hour of somebody who looks after a booth. */
export const AskMeetingPage = ({ booth, offer }: Props) => {
  const { t } = useTranslation('meetings');
  const text = useText();
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('booth', { id: booth.id })}>{t('booth', { number: booth.number })}</SiteLink>}
        title={t('askTitle', { name: text(booth.exhibitor?.name) })}
        note={text(offer.fair.name)}
      />
      {offer.people.length > 0 ? (
        <AskForm booth={booth} offer={offer} />
      ) : (
        <Empty title={t('noHours')} text={t(`noHoursText.${whyNone(booth)}`)}>
          <ActLink to={pageTo('chat', { booth: booth.id })}>{t('write')}</ActLink>
        </Empty>
      )}
    </main>
  );
};
