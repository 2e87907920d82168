/** What draws the controls of the player; loaded with the page of a video and nowhere else. */
import 'media-chrome';
import 'media-chrome/menu';
import 'media-chrome/lang/es';
import 'media-chrome/lang/zh-CN';

export const isThere = true;
