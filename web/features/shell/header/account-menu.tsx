import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconHome, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/core/client.ts';
import { identity } from '#contract/identity/calls.ts';
import { homeOf, pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { forgetTyped } from '#web/lib/forget-typed.ts';
import { usePath } from '#web/lib/text/lang.ts';
import type { Viewer } from '#web/lib/page/viewer.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AccountFace } from './account-face.tsx';
import classes from './account-area.module.css';

const schemes = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

/** Ends the session here and everywhere it is open, and starts afresh at the home page; language and scheme stay. */
const useLogout = (userId: string) => {
  const { t } = useTranslation();
  const path = usePath();
  return async () => {
    try {
      await call(identity.logout);
    } catch (err) {
      if (!(err instanceof CallError && err.status === 401)) {
        say({ message: t('account.failed'), color: 'red' });
        return;
      }
    }
    forgetTyped(userId);
    location.assign(path(pageTo('home')));
  };
};

/** What an account can do from every page, opened as it comes: its button had been pressed. Visitors never load it. */
const AccountMenu = ({ viewer }: { viewer: Viewer }) => {
  const { t } = useTranslation();
  const logout = useLogout(viewer.userId);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // The pressed button has gone: what takes its place has the focus, and gets it back when the menu closes.
    target.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu position="bottom-end" width={220} keepMounted={false} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <UnstyledButton ref={target} className={classes['me'] ?? ''}>
          <span className="visually-hidden">{t('account.menu')}: </span>
          <AccountFace viewer={viewer} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={SiteLink} to={homeOf(viewer.userType)} leftSection={<IconHome size={18} stroke={1.6} />}>
          {t('account.home')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('account.scheme')}</Menu.Label>
        {schemes.map(([scheme, Icon]) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            leftSection={<Icon size={18} stroke={1.6} />}
            fw={colorScheme === scheme ? 600 : 400}
            onClick={() => setColorScheme(scheme)}
          >
            {t(`account.${scheme}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} onClick={() => void logout()}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

export default AccountMenu;
