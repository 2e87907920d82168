import type { BoothView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Face } from '#web/ui/card/face.tsx';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { StaffHours } from './staff-hours.tsx';
import classes from './booth.module.css';

/** Who looks after a booth, what they do and which languages they speak, each with the way to a talk. */
export const BoothStaff = ({ staff, zone }: { staff: BoothView['staff']; zone?: string }) => {
  const { t } = useTranslation('booths');
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  return (
    <ul className={classes['staff']}>
      {staff.map((p) => (
        <li key={p.id}>
          <Face name={p.name} avatar={p.avatar} size={34} />
          <span className={classes['person']}>
            <strong>{p.name}</strong>
            <small>
              <span lang={textLang(p.duty, lang)}>{text(p.duty)}</span>
              {p.languages.length > 0 && <span>{p.languages.map((l) => t(`language.${l}`)).join(' / ')}</span>}
            </small>
            {zone && p.hours.length > 0 && (
              <small>
                <span className="visually-hidden">{t('hours')}</span>
                <StaffHours hours={p.hours} zone={zone} />
              </small>
            )}
          </span>
          {viewer && viewer.userId !== p.id && viewer.userType !== 9 && (
            <ActLink to={pageTo('chat', { eid: p.id })}>
              {t('chat')} <span className="visually-hidden">{p.name}</span>
            </ActLink>
          )}
        </li>
      ))}
    </ul>
  );
};
