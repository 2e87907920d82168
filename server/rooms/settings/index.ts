import { settings } from '#contract/settings/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { readSetting } from './read-setting.ts';

/** What the operator may set without a programmer; other rooms read their keys through `readSetting`. */
export { comingExhibitions } from './coming-exhibitions.ts';
export { readSetting, type SettingState, settingStates, defaultSetting } from './read-setting.ts';
export { announceSettings, writeSetting } from './write-setting.ts';

export const settingsRoom: Room = {
  name: 'settings',
  routes: [route(settings.controller, ({ ctx }) => readSetting(ctx, 'legal.controller'))],
};
