import { MantineThemeProvider, Notification } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './toaster.module.css';

export { notifications } from '@mantine/notifications';

/** The corner where words are said. Each word's close button has a name, whoever says it. */
const Toaster = () => {
  const { t } = useTranslation('common');
  const named = Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': t('close') } } });
  return (
    <MantineThemeProvider inherit theme={{ components: { Notification: named } }}>
      <Notifications position="bottom-right" classNames={{ root: classes['corner'] ?? '' }} />
    </MantineThemeProvider>
  );
};

export default Toaster;
