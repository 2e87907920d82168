import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useFormat, useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { Files } from '../agreed.tsx';
import type { OpenDialog } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import page from '../order-page.module.css';
import classes from './goods.module.css';

/** Documents of the order by kind: who put which there, and when. */
export const DocumentsPanel = ({ detail, open }: { detail: OrderDetail; open: OpenDialog }) => {
  const { t } = useTranslation('order');
  const f = useFormat();
  const lang = useLang();
  return (
    <section id="documents" className={`${panel['panel']} ${page['box']}`} aria-label={t('documents.title')}>
      <div className={classes['top']}>
        <h2>{t('documents.title')}</h2>
        <div className={classes['acts']}>
          <Button
            component="a"
            href={`/api/busi/order/contract/${detail.row.id}?lang=${lang}`}
            download
            variant="default"
            leftSection={<IconFileText size={18} stroke={1.6} aria-hidden="true" />}
          >
            {t('documents.contract')}
          </Button>
          {detail.mayAct && (
            <Button variant="default" onClick={() => open({ kind: 'document' })}>
              {t('documents.add')}
            </Button>
          )}
        </div>
      </div>
      {detail.documents.length ? (
        <ul className={classes['list']}>
          {detail.documents.map((d) => (
            <li key={d.id} className={classes['item']}>
              <div className={classes['head']}>
                <h3>{t(`documents.kind.${d.kind}`)}</h3>
                {d.delivery !== null && <span>{t('deliveries.n', { n: d.delivery })}</span>}
                <span className={classes['quiet']}>
                  {t('documents.who', { name: d.name, side: t(d.by) })} ·{' '}
                  <time className="figure" dateTime={d.at}>
                    {f.stamp(d.at)}
                  </time>
                </span>
              </div>
              <Files files={[d.file]} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['quiet']}>{t('documents.none')}</p>
      )}
    </section>
  );
};
